BEGIN TRANSACTION;
CREATE TABLE calls (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        against INTEGER,
        kind TEXT,                   -- of the fault; NULL for a false call
        ms INTEGER, mode TEXT NOT NULL DEFAULT 'computers',
        PRIMARY KEY (game, token)
    ) WITHOUT ROWID;
INSERT INTO "calls" VALUES(1,1,1,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,7,3,1,'level:majstor','2026-11-02',0,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(1,14,5,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,15,5,0,'profile:0123abcd','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,22,6,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,25,7,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,35,10,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,39,11,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,40,11,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,42,11,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,44,11,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,45,11,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,48,12,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,50,13,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,53,14,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,54,14,0,'profile:0123abcd','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,57,15,1,'level:majstor','2026-11-02',0,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(1,60,15,1,'level:majstor','2026-11-02',0,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(1,70,18,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,71,18,1,'level:majstor','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,79,21,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,80,21,2,'level:lak','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,84,22,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,88,23,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,93,24,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,95,24,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,96,24,1,'level:majstor','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,100,25,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,101,25,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,104,26,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,106,26,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,110,27,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,112,27,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,114,28,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,116,28,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,119,28,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,120,28,2,'level:lak','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,122,28,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,123,28,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,127,29,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,128,29,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,130,30,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,132,30,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,135,30,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,136,30,1,'level:majstor','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,140,32,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,142,32,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,143,32,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,146,32,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,151,32,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,153,32,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,155,32,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,164,33,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,168,33,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,170,33,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,172,33,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,173,33,2,'level:lak','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,177,34,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,180,34,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,185,35,1,'level:majstor','2026-11-02',2,'2-draw',4000,'computers');
INSERT INTO "calls" VALUES(1,201,38,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,203,39,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,204,39,1,'level:majstor','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,207,40,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,208,40,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,211,41,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,215,42,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,221,42,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,225,42,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,227,42,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,235,45,2,'level:lak','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,242,47,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,245,48,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,248,49,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,252,51,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,257,53,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,258,53,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,262,54,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,265,55,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,266,55,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,268,56,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,271,57,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,274,58,2,'level:lak','2026-11-02',1,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(1,279,58,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,280,58,2,'level:lak','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,288,61,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,294,63,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,302,67,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,304,67,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,311,70,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,312,70,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,320,73,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,327,75,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,328,75,2,'level:lak','2026-11-02',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,331,76,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,336,77,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,337,77,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,340,77,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,342,77,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,348,79,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,350,80,1,'level:majstor','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,355,82,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,357,82,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,358,82,0,'profile:0123abcd','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,371,85,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,377,85,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,378,85,2,'level:lak','2026-11-02',1,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,380,85,2,'level:lak','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,383,86,0,'profile:0123abcd','2026-11-02',2,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,384,86,1,'level:majstor','2026-11-02',2,NULL,4000,'computers');
INSERT INTO "calls" VALUES(1,386,87,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,388,87,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,392,88,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,396,89,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,398,90,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,401,91,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,404,92,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,414,96,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,416,97,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,423,100,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,425,100,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,427,101,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,429,101,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,440,106,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,451,111,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,454,112,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,456,113,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,467,115,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,469,115,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,475,118,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,483,121,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,488,123,1,'level:majstor','2026-11-02',0,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(1,490,123,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,497,123,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,501,125,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,508,128,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,513,129,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,515,129,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,519,129,1,'level:majstor','2026-11-02',0,'4-own',2000,'computers');
INSERT INTO "calls" VALUES(1,522,129,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,525,129,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,531,131,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,540,134,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,545,136,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,549,137,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,553,138,0,'profile:0123abcd','2026-11-02',1,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(1,554,138,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,556,138,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,558,138,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,563,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,566,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,573,139,1,'level:majstor','2026-11-02',0,'3-opponent',6000,'computers');
INSERT INTO "calls" VALUES(1,575,139,1,'level:majstor','2026-11-02',0,'3-opponent',2000,'computers');
INSERT INTO "calls" VALUES(1,576,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,580,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,583,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,585,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,587,139,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,595,141,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,597,142,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,601,143,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,605,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,607,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,609,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,612,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,614,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,616,145,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,619,146,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,622,147,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,626,148,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,636,152,0,'profile:0123abcd','2026-11-02',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,639,153,1,'level:majstor','2026-11-02',0,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(1,643,153,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,645,153,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(1,647,153,1,'level:majstor','2026-11-02',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,1,1,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,3,1,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,11,3,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,16,5,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,20,6,0,'profile:0123abcd','2026-11-03',1,'4-own',2000,'computers');
INSERT INTO "calls" VALUES(2,29,10,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,32,10,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,34,10,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,36,11,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,41,13,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,43,13,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,50,14,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,53,15,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,56,16,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,58,17,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,60,17,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,62,18,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,64,18,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,66,19,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,72,21,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,74,21,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,78,22,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,80,23,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,84,24,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,86,24,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,88,24,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,95,26,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,98,27,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,101,28,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,103,29,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,119,35,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,124,37,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,128,38,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,130,38,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,134,39,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,137,40,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,142,42,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,146,44,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,150,45,1,'level:majstor','2026-11-03',0,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(2,152,45,1,'level:majstor','2026-11-03',0,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(2,158,47,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,161,47,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,163,47,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,167,49,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,170,50,0,'profile:0123abcd','2026-11-03',1,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(2,174,50,0,'profile:0123abcd','2026-11-03',1,'2-draw',6000,'computers');
INSERT INTO "calls" VALUES(2,176,50,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,181,51,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,185,52,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,187,52,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,190,53,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,192,53,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,195,54,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,197,54,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,203,56,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,208,57,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,211,58,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,225,61,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,231,63,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,233,64,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,237,64,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,242,66,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,246,68,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,248,68,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,250,69,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,252,69,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,255,70,0,'profile:0123abcd','2026-11-03',1,'2-draw',2000,'computers');
INSERT INTO "calls" VALUES(2,256,70,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,258,70,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,262,71,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,264,71,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,268,72,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,274,73,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,279,75,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,285,77,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,288,78,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,291,79,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,294,80,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,309,86,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,313,88,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,316,89,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,319,90,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,321,90,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,325,92,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,329,93,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,336,96,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,343,99,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,345,100,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,347,100,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,349,101,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,351,101,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,353,101,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,358,103,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,362,104,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,370,107,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,374,108,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,381,111,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,383,112,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,386,112,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,388,112,0,'profile:0123abcd','2026-11-03',1,'1-draw',2000,'computers');
INSERT INTO "calls" VALUES(2,389,112,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,392,112,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,397,113,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,404,115,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,414,118,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,418,119,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,422,119,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,427,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,429,120,0,'profile:0123abcd','2026-11-03',1,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(2,430,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,432,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,435,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,438,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,440,120,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,447,122,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,449,123,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,454,125,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,464,129,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,467,129,1,'level:majstor','2026-11-03',0,'3-own',2000,'computers');
INSERT INTO "calls" VALUES(2,468,129,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,471,129,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,473,129,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,477,130,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,480,131,1,'level:majstor','2026-11-03',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(2,482,132,0,'profile:0123abcd','2026-11-03',1,NULL,2000,'computers');
INSERT INTO "calls" VALUES(3,3,2,1,'level:majstor','2026-11-04',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(3,4,2,3,'','2026-11-04',0,NULL,4000,'computers');
INSERT INTO "calls" VALUES(3,13,6,1,'level:majstor','2026-11-04',0,NULL,2000,'computers');
INSERT INTO "calls" VALUES(3,22,9,0,'profile:0123abcd','2026-11-04',3,NULL,2000,'computers');
INSERT INTO "calls" VALUES(3,24,9,0,'profile:0123abcd','2026-11-04',3,NULL,2000,'computers');
INSERT INTO "calls" VALUES(3,27,9,2,'level:lak','2026-11-04',3,NULL,2000,'computers');
CREATE TABLE ever (who TEXT NOT NULL, mode TEXT NOT NULL, kind TEXT NOT NULL, "games" INTEGER NOT NULL DEFAULT 0, "finished" INTEGER NOT NULL DEFAULT 0, "won" INTEGER NOT NULL DEFAULT 0, "lost" INTEGER NOT NULL DEFAULT 0, "moves" INTEGER NOT NULL DEFAULT 0, "ms" INTEGER NOT NULL DEFAULT 0, "faults" INTEGER NOT NULL DEFAULT 0, "called" INTEGER NOT NULL DEFAULT 0, "put_right" INTEGER NOT NULL DEFAULT 0, "mended" INTEGER NOT NULL DEFAULT 0, "unseen" INTEGER NOT NULL DEFAULT 0, "taken_back" INTEGER NOT NULL DEFAULT 0, "standing" INTEGER NOT NULL DEFAULT 0, "right" INTEGER NOT NULL DEFAULT 0, "false" INTEGER NOT NULL DEFAULT 0, "timed" INTEGER NOT NULL DEFAULT 0, "missed" INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (who, mode, kind)) WITHOUT ROWID;
INSERT INTO "ever" VALUES('','computers','',1,0,0,0,10,54000,0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO "ever" VALUES('','computers','4-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
INSERT INTO "ever" VALUES('level:lak','computers','',2,1,1,0,97,1352000,0,0,0,0,0,0,0,0,34,0,0);
INSERT INTO "ever" VALUES('level:lak','computers','2-draw',0,0,0,0,0,0,1,1,0,0,0,0,0,1,0,1,0);
INSERT INTO "ever" VALUES('level:lak','computers','3-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
INSERT INTO "ever" VALUES('level:lak','computers','4-own',0,0,0,0,0,0,3,0,1,0,2,0,0,0,0,0,1);
INSERT INTO "ever" VALUES('level:majstor','computers','',3,2,1,1,368,2320000,0,0,0,0,0,0,0,0,138,0,0);
INSERT INTO "ever" VALUES('level:majstor','computers','1-draw',0,0,0,0,0,0,2,1,1,0,0,0,0,0,0,0,0);
INSERT INTO "ever" VALUES('level:majstor','computers','2-draw',0,0,0,0,0,0,5,4,0,0,1,0,0,4,0,4,1);
INSERT INTO "ever" VALUES('level:majstor','computers','3-opponent',0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,2,0);
INSERT INTO "ever" VALUES('level:majstor','computers','3-own',0,0,0,0,0,0,6,2,0,0,4,0,0,5,0,5,6);
INSERT INTO "ever" VALUES('level:majstor','computers','4-own',0,0,0,0,0,0,5,1,2,0,2,0,0,1,0,1,2);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','',3,2,0,1,382,2320000,0,0,0,0,0,0,0,0,113,0,0);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','1-draw',0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','2-draw',0,0,0,0,0,0,5,3,1,0,1,0,0,3,0,3,1);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','3-opponent',0,0,0,0,0,0,2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','3-own',0,0,0,0,0,0,12,5,1,0,6,0,0,2,0,2,4);
INSERT INTO "ever" VALUES('profile:0123abcd','computers','4-own',0,0,0,0,0,0,2,1,0,0,0,1,0,1,0,1,4);
CREATE TABLE faults (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,      -- 0 is the record's first
        turn INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,          -- 1-draw … 4-own
        outcome TEXT NOT NULL,       -- called, put_right, mended, unseen, taken_back, standing
        caller INTEGER,
        ms INTEGER, mode TEXT NOT NULL DEFAULT 'computers',
        PRIMARY KEY (game, token)
    ) WITHOUT ROWID;
INSERT INTO "faults" VALUES(1,6,3,0,'profile:0123abcd','2026-11-02','3-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,8,3,0,'profile:0123abcd','2026-11-02','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,56,15,0,'profile:0123abcd','2026-11-02','2-draw','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,59,15,0,'profile:0123abcd','2026-11-02','2-draw','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,183,35,2,'level:lak','2026-11-02','2-draw','called',1,4000,'computers');
INSERT INTO "faults" VALUES(1,198,37,1,'level:majstor','2026-11-02','4-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,222,42,0,'profile:0123abcd','2026-11-02','3-own','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,273,58,1,'level:majstor','2026-11-02','2-draw','called',2,2000,'computers');
INSERT INTO "faults" VALUES(1,277,58,1,'level:majstor','2026-11-02','4-own','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,324,74,2,'level:lak','2026-11-02','4-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,334,77,2,'level:lak','2026-11-02','4-own','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,368,85,1,'level:majstor','2026-11-02','4-own','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,408,94,1,'level:majstor','2026-11-02','2-draw','unseen',NULL,4000,'computers');
INSERT INTO "faults" VALUES(1,445,109,0,'profile:0123abcd','2026-11-02','2-draw','unseen',NULL,4000,'computers');
INSERT INTO "faults" VALUES(1,487,123,0,'profile:0123abcd','2026-11-02','3-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,518,129,0,'profile:0123abcd','2026-11-02','4-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,552,138,1,'level:majstor','2026-11-02','3-own','called',0,2000,'computers');
INSERT INTO "faults" VALUES(1,561,138,1,'level:majstor','2026-11-02','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,570,139,0,'profile:0123abcd','2026-11-02','3-opponent','called',1,6000,'computers');
INSERT INTO "faults" VALUES(1,572,139,0,'profile:0123abcd','2026-11-02','4-own','taken_back',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,574,139,0,'profile:0123abcd','2026-11-02','3-opponent','called',1,2000,'computers');
INSERT INTO "faults" VALUES(1,589,139,0,'profile:0123abcd','2026-11-02','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(1,638,153,0,'profile:0123abcd','2026-11-02','2-draw','called',1,2000,'computers');
INSERT INTO "faults" VALUES(2,19,6,1,'level:majstor','2026-11-03','4-own','called',0,2000,'computers');
INSERT INTO "faults" VALUES(2,21,6,1,'level:majstor','2026-11-03','4-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,46,14,1,'level:majstor','2026-11-03','1-draw','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,112,33,0,'profile:0123abcd','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,149,45,0,'profile:0123abcd','2026-11-03','3-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(2,151,45,0,'profile:0123abcd','2026-11-03','3-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(2,153,45,0,'profile:0123abcd','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,169,50,1,'level:majstor','2026-11-03','2-draw','called',0,2000,'computers');
INSERT INTO "faults" VALUES(2,171,50,1,'level:majstor','2026-11-03','2-draw','called',0,6000,'computers');
INSERT INTO "faults" VALUES(2,188,53,0,'profile:0123abcd','2026-11-03','2-draw','put_right',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,244,67,0,'profile:0123abcd','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,254,70,1,'level:majstor','2026-11-03','2-draw','called',0,2000,'computers');
INSERT INTO "faults" VALUES(2,260,70,1,'level:majstor','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,295,80,1,'level:majstor','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,359,103,0,'profile:0123abcd','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,378,110,1,'level:majstor','2026-11-03','3-own','unseen',NULL,2000,'computers');
INSERT INTO "faults" VALUES(2,387,112,1,'level:majstor','2026-11-03','1-draw','called',0,2000,'computers');
INSERT INTO "faults" VALUES(2,428,120,1,'level:majstor','2026-11-03','3-own','called',0,2000,'computers');
INSERT INTO "faults" VALUES(2,466,129,0,'profile:0123abcd','2026-11-03','3-own','called',1,2000,'computers');
INSERT INTO "faults" VALUES(3,9,4,2,'level:lak','2026-11-04','4-own','unseen',NULL,2000,'computers');
CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        file TEXT NOT NULL UNIQUE,   -- the record's, in the folder of records
        bytes INTEGER NOT NULL,      -- its size
        played TEXT NOT NULL,        -- ISO 8601, '' where unknown
        day TEXT NOT NULL,
        number TEXT,                 -- the deal's; up to 2**64 - 1, which is no INTEGER here
        first INTEGER NOT NULL,      -- seats are 0 to 3
        heap_wrap INTEGER NOT NULL,
        opening TEXT NOT NULL,
        false_call TEXT NOT NULL,
        finished INTEGER NOT NULL,
        seats INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        ms INTEGER
    );
INSERT INTO "games" VALUES(1,'2026-11-02-090431-45699d958e.tac.yaml',8197,'2026-11-02T09:04:31+01:00','2026-11-02','1',1,1,'heaps_wait','none',1,3,475,153,1298000);
INSERT INTO "games" VALUES(2,'2026-11-03-090431-04c0c6f190.tac.yaml',6171,'2026-11-03T09:04:31+01:00','2026-11-03','2',0,1,'heaps_wait','none',1,2,360,132,968000);
INSERT INTO "games" VALUES(3,'2026-11-04-090431-5a9f8173b5.tac.yaml',761,'2026-11-04T09:04:31+01:00','2026-11-04','3',3,1,'heaps_wait','none',0,4,22,9,54000);
CREATE TABLE groups (
        who TEXT NOT NULL,
        mode TEXT NOT NULL,
        against TEXT NOT NULL,
        places INTEGER NOT NULL,
        place INTEGER NOT NULL,      -- 0 where the game was not finished
        games INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        faults INTEGER NOT NULL,
        spotted INTEGER NOT NULL,
        missed INTEGER NOT NULL,
        PRIMARY KEY (who, mode, against, places, place)
    ) WITHOUT ROWID;
INSERT INTO "groups" VALUES('','computers','*',4,0,1,10,0,0,1);
INSERT INTO "groups" VALUES('level:lak','computers','majstor',3,1,1,93,3,1,2);
INSERT INTO "groups" VALUES('level:lak','computers','majstor',4,0,1,4,1,0,0);
INSERT INTO "groups" VALUES('level:majstor','computers','',2,1,1,191,11,3,4);
INSERT INTO "groups" VALUES('level:majstor','computers','lak',3,3,1,173,7,9,4);
INSERT INTO "groups" VALUES('level:majstor','computers','lak',4,0,1,4,0,0,1);
INSERT INTO "groups" VALUES('profile:0123abcd','computers','*',3,2,1,209,13,1,4);
INSERT INTO "groups" VALUES('profile:0123abcd','computers','*',4,0,1,4,0,0,1);
INSERT INTO "groups" VALUES('profile:0123abcd','computers','majstor',2,2,1,169,8,6,4);
CREATE TABLE misses (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        token INTEGER NOT NULL,      -- the fault's
        seat INTEGER NOT NULL,       -- who could have called it
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        kind TEXT NOT NULL,
        ms INTEGER, mode TEXT NOT NULL DEFAULT 'computers',
        PRIMARY KEY (game, token, seat)
    ) WITHOUT ROWID;
INSERT INTO "misses" VALUES(1,8,1,'level:majstor','2026-11-02','3-own',2000,'computers');
INSERT INTO "misses" VALUES(1,8,2,'level:lak','2026-11-02','3-own',2000,'computers');
INSERT INTO "misses" VALUES(1,198,0,'profile:0123abcd','2026-11-02','4-own',2000,'computers');
INSERT INTO "misses" VALUES(1,198,2,'level:lak','2026-11-02','4-own',2000,'computers');
INSERT INTO "misses" VALUES(1,324,0,'profile:0123abcd','2026-11-02','4-own',2000,'computers');
INSERT INTO "misses" VALUES(1,324,1,'level:majstor','2026-11-02','4-own',2000,'computers');
INSERT INTO "misses" VALUES(1,408,0,'profile:0123abcd','2026-11-02','2-draw',4000,'computers');
INSERT INTO "misses" VALUES(1,445,1,'level:majstor','2026-11-02','2-draw',4000,'computers');
INSERT INTO "misses" VALUES(1,561,0,'profile:0123abcd','2026-11-02','3-own',2000,'computers');
INSERT INTO "misses" VALUES(1,589,1,'level:majstor','2026-11-02','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,21,0,'profile:0123abcd','2026-11-03','4-own',2000,'computers');
INSERT INTO "misses" VALUES(2,112,1,'level:majstor','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,153,1,'level:majstor','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,244,1,'level:majstor','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,260,0,'profile:0123abcd','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,295,0,'profile:0123abcd','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,359,1,'level:majstor','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(2,378,0,'profile:0123abcd','2026-11-03','3-own',2000,'computers');
INSERT INTO "misses" VALUES(3,9,0,'profile:0123abcd','2026-11-04','4-own',2000,'computers');
INSERT INTO "misses" VALUES(3,9,1,'level:majstor','2026-11-04','4-own',2000,'computers');
INSERT INTO "misses" VALUES(3,9,3,'','2026-11-04','4-own',2000,'computers');
CREATE TABLE reactions (         -- of a day, ms: quartiles and median
        who TEXT NOT NULL,
        day TEXT NOT NULL,
        scope TEXT NOT NULL,
        timed INTEGER NOT NULL,      -- how many
        low REAL NOT NULL,
        median REAL NOT NULL,
        high REAL NOT NULL,
        PRIMARY KEY (who, day, scope)
    ) WITHOUT ROWID;
INSERT INTO "reactions" VALUES('level:lak','2026-11-02','all',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:lak','2026-11-02','computers',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:lak','2026-11-02','unhelped',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-02','all',9,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-02','computers',9,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-02','unhelped',9,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-03','all',3,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-03','computers',3,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('level:majstor','2026-11-03','unhelped',3,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-02','all',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-02','computers',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-02','unhelped',1,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-03','all',6,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-03','computers',6,2000.0,2000.0,2000.0);
INSERT INTO "reactions" VALUES('profile:0123abcd','2026-11-03','unhelped',6,2000.0,2000.0,2000.0);
CREATE TABLE records (game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE, text TEXT NOT NULL);
INSERT INTO "records" VALUES(1,'tac: 1
rules: {heap_wrap: true, opening: heaps_wait, false_call: none}
first: B
central: Ad
piles:
  A: 2s 8c Ac 9d Qs Ah 7c Qc Js Kh 2c 5h 3c Jc Jd 8h 7d
  B: 9h Tc 4c 3d Qh Ks As 4s Td Th 6s 7h 2d 5d 6d 8d 9c
  C: 7s 3h 2h 3s Qd 6h 5c 6c 8s Ts Kc 4h Jh Kd 9s 5s 4d
turns:
- B x !C d-
- C x d-
- A x d- !B d-
- B x d-
- C x dA x !B !A d+ x d+ x d-
- A x !B d-
- B x !C d+ x d-
- C x d-
- A x d-
- B x d- !C
- C x d+ h+ !A !B x !A d- !A !B
- A x d- !C
- B x !C d-
- C x !B !A d-
- A x !B hC x !B hB x d-
- B x d-
- C x d-
- A x d- !C !B
- B x d-
- C x d-
- A hC x d+ !B !C x d-
- B x !A d-
- C x d- !A
- A x dB hB x !B dB !C !B x d-
- B x !C !A d-
- C x !B dB !B x d-
- A x !C d- !B
- B x !A dA !A x dA !A !C x !C !A d-
- C x d- !A !B
- A x !C dB !B x d- !C !B
- B x d-
- C x !B dA !A !B x dB !B hB x d+ x !A d+ !B x !B d+ x dA x dA x d-
- A x !C d+ x dB !B x !B d- !B !C
- B hA x dA !A x dA !C x d-
- C x d- !B hB x d-
- A x d-
- B x d+ x d+ x d+ x d-
- C x d- !A
- A x !C !B d-
- B x !C !A d-
- C x !B d-
- A x dC !B x dB x dB x !B d- <d+ x !C d+ !B x d-
- B x d-
- C x d-
- A x !C d-
- B x d-
- C hA x d- !A
- A x d- !B
- B x d- !A
- C x d-
- A x !B d-
- B x d-
- C x !A !B d-
- A x d- !B
- B x d- !C !A
- C x !B d-
- A x !B d-
- B x !C hC x d- <dC !A !C x d-
- C x d-
- A x d-
- B x !C d-
- C x d-
- A x d- !B
- B x d-
- C x d-
- A x d-
- B x !C d- !A
- C x d-
- A x d-
- B x d- !C !A
- C x d-
- A x d-
- B hA x d+ !A x d-
- C x d-
- A x d- !B !C
- B x d- !C
- C hA x d- <dA !A !B x dA !A x !A d-
- A x d-
- B x d- !C
- C x !B d-
- A x d-
- B x !C d- !C !A
- C x d-
- A x d-
- B x d+ x d+ x d- <dA x !A dA x dA x dA !A !C x !C d-
- C h+ !A !B
- A x !B d+ !B x d-
- B x !A d-
- A x d- !B
- B x !A d-
- A x !B d-
- B x !A d-
- A x d-
- B x d-
- A x d-
- B x d- !A
- A x !B d-
- B x d-
- A x d-
- B x !A d- !A
- A x !B d- !B
- B x d-
- A x d-
- B x d-
- A x d-
- B x d- !A
- A x d-
- B x d-
- A x d-
- B x d-
- A x d- !B
- B x d- !A
- A x !B d+ x d+ x d+ x d-
- B x d-
- A x !B d- !B
- B x d-
- A x d-
- B x !A d-
- A x d-
- B x d-
- A x d- !B
- B x d-
- A x d- !B d+ !B x d+ x dB x d- !B
- B x d-
- A x !B d-
- B x d-
- A x d-
- B x !A d+ x d-
- A h+ !B x !B dB x d- !B dB x !B dB x !B d-
- B x d-
- A x d- !B
- B x d+ x d-
- A x d-
- B x d- !A
- A x d-
- B x d+ !A x d-
- A x !B d-
- B x d- !A !A d+ !A x !A d+ x d-
- A h+ !B x d+ !B x dB x dB x d- !B dB !B !B d+ x d+ !B x dB !B x !B dB !B x d-
- B x d-
- A h+ x d- !B
- B x !A d-
- A x d- !B
- B x d-
- A hB !B hB !B x !B d+ x !B d+ !B x !B d-
- B x !A d-
- A x !B d-
- B x d- !A
- A x d-
- B x d-
- A x d+ x d-
- B x !A d-
- A x !B hB x dB !B x !B dB !B x d+
result: [C, A, B]
names: {A: Čeda}
played: ''2026-11-02T09:04:31+01:00''
times: [0, 2000, 4000, 6000, 8000, 10000, 12000, 14000, 16000, 18000, 20000, 22000, 24000, 26000, 28000, 30000,
  32000, 34000, 36000, 38000, 40000, 42000, 44000, 46000, 48000, 50000, 52000, 54000, 56000, 58000, 60000, 62000,
  64000, 66000, 68000, 70000, 72000, 74000, 76000, 78000, 80000, 82000, 84000, 86000, 88000, 90000, 92000, 94000,
  96000, 98000, 100000, 102000, 104000, 106000, 108000, 110000, 112000, 114000, 116000, 118000, 120000, 122000,
  124000, 126000, 128000, 130000, 132000, 134000, 136000, 138000, 140000, 142000, 144000, 146000, 148000, 150000,
  152000, 154000, 156000, 158000, 160000, 162000, 164000, 166000, 168000, 170000, 172000, 174000, 176000, 178000,
  180000, 182000, 184000, 186000, 188000, 190000, 192000, 194000, 196000, 198000, 200000, 202000, 204000, 206000,
  208000, 210000, 212000, 214000, 216000, 218000, 220000, 222000, 224000, 226000, 228000, 230000, 232000, 234000,
  236000, 238000, 240000, 242000, 244000, 246000, 248000, 250000, 252000, 254000, 256000, 258000, 260000, 262000,
  264000, 266000, 268000, 270000, 272000, 274000, 276000, 278000, 280000, 282000, 284000, 286000, 288000, 290000,
  292000, 294000, 296000, 298000, 300000, 302000, 304000, 306000, 308000, 310000, 312000, 314000, 316000, 318000,
  320000, 322000, 324000, 326000, 328000, 330000, 332000, 334000, 336000, 338000, 340000, 342000, 344000, 346000,
  348000, 350000, 352000, 354000, 356000, 358000, 360000, 362000, 364000, 366000, 368000, 370000, 372000, 374000,
  376000, 378000, 380000, 382000, 384000, 386000, 388000, 390000, 392000, 394000, 396000, 398000, 400000, 402000,
  404000, 406000, 408000, 410000, 412000, 414000, 416000, 418000, 420000, 422000, 424000, 426000, 428000, 430000,
  432000, 434000, 436000, 438000, 440000, 442000, 444000, 446000, 448000, 450000, 452000, 454000, 456000, 458000,
  460000, 462000, 464000, 466000, 468000, 470000, 472000, 474000, 476000, 478000, 480000, 482000, 484000, 486000,
  488000, 490000, 492000, 494000, 496000, 498000, 500000, 502000, 504000, 506000, 508000, 510000, 512000, 514000,
  516000, 518000, 520000, 522000, 524000, 526000, 528000, 530000, 532000, 534000, 536000, 538000, 540000, 542000,
  544000, 546000, 548000, 550000, 552000, 554000, 556000, 558000, 560000, 562000, 564000, 566000, 568000, 570000,
  572000, 574000, 576000, 578000, 580000, 582000, 584000, 586000, 588000, 590000, 592000, 594000, 596000, 598000,
  600000, 602000, 604000, 606000, 608000, 610000, 612000, 614000, 616000, 618000, 620000, 622000, 624000, 626000,
  628000, 630000, 632000, 634000, 636000, 638000, 640000, 642000, 644000, 646000, 648000, 650000, 652000, 654000,
  656000, 658000, 660000, 662000, 664000, 666000, 668000, 670000, 672000, 674000, 676000, 678000, 680000, 682000,
  684000, 686000, 688000, 690000, 692000, 694000, 696000, 698000, 700000, 702000, 704000, 706000, 708000, 710000,
  712000, 714000, 716000, 718000, 720000, 722000, 724000, 726000, 728000, 730000, 732000, 734000, 736000, 738000,
  740000, 742000, 744000, 746000, 748000, 750000, 752000, 754000, 756000, 758000, 760000, 762000, 764000, 766000,
  768000, 770000, 772000, 774000, 776000, 778000, 780000, 782000, 784000, 786000, 788000, 790000, 792000, 794000,
  796000, 798000, 800000, 802000, 804000, 806000, 808000, 810000, 812000, 814000, 816000, 818000, 820000, 822000,
  824000, 826000, 828000, 830000, 832000, 834000, 836000, 838000, 840000, 842000, 844000, 846000, 848000, 850000,
  852000, 854000, 856000, 858000, 860000, 862000, 864000, 866000, 868000, 870000, 872000, 874000, 876000, 878000,
  880000, 882000, 884000, 886000, 888000, 890000, 892000, 894000, 896000, 898000, 900000, 902000, 904000, 906000,
  908000, 910000, 912000, 914000, 916000, 918000, 920000, 922000, 924000, 926000, 928000, 930000, 932000, 934000,
  936000, 938000, 940000, 942000, 944000, 946000, 948000, 950000, 952000, 954000, 956000, 958000, 960000, 962000,
  964000, 966000, 968000, 970000, 972000, 974000, 976000, 978000, 980000, 982000, 984000, 986000, 988000, 990000,
  992000, 994000, 996000, 998000, 1000000, 1002000, 1004000, 1006000, 1008000, 1010000, 1012000, 1014000, 1016000,
  1018000, 1020000, 1022000, 1024000, 1026000, 1028000, 1030000, 1032000, 1034000, 1036000, 1038000, 1040000, 1042000,
  1044000, 1046000, 1048000, 1050000, 1052000, 1054000, 1056000, 1058000, 1060000, 1062000, 1064000, 1066000, 1068000,
  1070000, 1072000, 1074000, 1076000, 1078000, 1080000, 1082000, 1084000, 1086000, 1088000, 1090000, 1092000, 1094000,
  1096000, 1098000, 1100000, 1102000, 1104000, 1106000, 1108000, 1110000, 1112000, 1114000, 1116000, 1118000, 1120000,
  1122000, 1124000, 1126000, 1128000, 1130000, 1132000, 1134000, 1136000, 1138000, 1140000, 1142000, 1144000, 1146000,
  1148000, 1150000, 1152000, 1154000, 1156000, 1158000, 1160000, 1162000, 1164000, 1166000, 1168000, 1170000, 1172000,
  1174000, 1176000, 1178000, 1180000, 1182000, 1184000, 1186000, 1188000, 1190000, 1192000, 1194000, 1196000, 1198000,
  1200000, 1202000, 1204000, 1206000, 1208000, 1210000, 1212000, 1214000, 1216000, 1218000, 1220000, 1222000, 1224000,
  1226000, 1228000, 1230000, 1232000, 1234000, 1236000, 1238000, 1240000, 1242000, 1244000, 1246000, 1248000, 1250000,
  1252000, 1254000, 1256000, 1258000, 1260000, 1262000, 1264000, 1266000, 1268000, 1270000, 1272000, 1274000, 1276000,
  1278000, 1280000, 1282000, 1284000, 1286000, 1288000, 1290000, 1292000, 1294000, 1296000, 1298000]
players: {A: human, B: majstor, C: lak}
x-id: game 1
x-seed: 1
x-avatars: {A: sova, B: vuk}
x-profiles: {A: 0123abcd}
');
INSERT INTO "records" VALUES(2,'tac: 1
rules: {heap_wrap: true, opening: heaps_wait, false_call: none}
first: A
central: ''''
piles:
  A: 8d 3d 8s Qs 5d 9c 7c Kc Jc As 6d 3h 6s Ad 2s 4d Jd Tc 6h Qc 7s Ac Kh 7h 4c Qh
  B: 9h 2c Kd Ks Ts Th 4s 2h Ah 5c Js 9d 8h Qd 4h 5s 8c 9s Jh 7d 3c 6c Td 2d 5h 3s
turns:
- A x !B d- !B
- B x dA x d-
- A x dB x !B d-
- B x d-
- A x !B d-
- B x d- !A d-
- A x d-
- B x d-
- A x d-
- B x !A dA x !A d- !A
- A x !B d-
- B x d-
- A x !B d- !B
- B x d+ x <h+ x d- !A
- A x d- !B
- B x d- !A
- A x !B d- !B
- B x !A d- !A
- A x !B d-
- B x d-
- A x d+ !B x !B d-
- B x d- !A
- A x !B d-
- B x d+ !A x !A d+ !A x d-
- A x d-
- B x d- !A
- A x d- !B
- B x d- !A
- A x !B d-
- B x d-
- A x d-
- B x d-
- A x d-
- B x d+ x d-
- A x d- !B
- B x d-
- A x d+ !B x d-
- B hA !A x !A d-
- A x d- !B
- B x d- !A
- A x d-
- B x d- !A
- A x d-
- B x !A d-
- A x d- !B d- !B d-
- B x d-
- A h+ x !B d+ x !B d- !B
- B x d-
- A x !B d-
- B x !A x dA x !A hA !A x d-
- A x d- !B
- B x d+ x !A d- !A
- A x <hB !B x !B d-
- B x !A d- !A
- A x d-
- B x d+ x !A d-
- A hB x d- !B
- B x dA !A x d+ x d-
- A x d+ x d-
- B x d-
- A x d+ x !B d-
- B x d-
- A x d- !B
- B x !A dA x d- !A
- A x d-
- B x d- !A
- A x d-
- B x !A d- !A
- A h+ !B x !B d-
- B x !A !A hA !A x d-
- A x !B d- !B
- B h+ x dA !A x d+ x d-
- A x !B d-
- B x d-
- A x !B d-
- B x d-
- A x d- !B
- B hA x !A d-
- A x !B d-
- B x !A d-
- A x d-
- B h+ x d-
- A x d-
- B x d-
- A x d-
- B x d- !A
- A x d-
- B x !A d-
- A x !B d-
- B x !A d- !A
- A x d-
- B x !A d-
- A x d- !B
- B x d-
- A x d-
- B x d- !A
- A x d-
- B x d-
- A x d- !B
- B x !A d- !A
- A x !B d+ !B x !B d-
- B x d-
- A x !B d-
- B x d- !A
- A h+ hB x d-
- B x d-
- A x !B d-
- B x d- !A
- A x d-
- B x d-
- A x d- !B
- B h+ !A x d+ !A x !A !A h+ x !A d+ x d-
- A x !B d+ x d-
- B x d-
- A x !B d-
- B x dA x d-
- A x d-
- B x d- !A
- A x d+ x !B d+ x d+ !B x d-
- B h+ x !A d- !A !A d+ !A x d+ !A x d+ !A x !A d-
- A x d-
- B hA x d- !A
- A x !B d-
- B x d-
- A x !B d-
- B x d-
- A x d-
- B x d-
- A x d+ !B x d- !B !B d+ h+ !B x !B d-
- B x d- !A
- A x d- !B
- B hA !A x dA
result: [B, A]
names: {A: Čeda}
played: ''2026-11-03T09:04:31+01:00''
times: [0, 2000, 4000, 6000, 8000, 10000, 12000, 14000, 16000, 18000, 20000, 22000, 24000, 26000, 28000, 30000,
  32000, 34000, 36000, 38000, 40000, 42000, 44000, 46000, 48000, 50000, 52000, 54000, 56000, 58000, 60000, 62000,
  64000, 66000, 68000, 70000, 72000, 74000, 76000, 78000, 80000, 82000, 84000, 86000, 88000, 90000, 92000, 94000,
  96000, 98000, 100000, 102000, 104000, 106000, 108000, 110000, 112000, 114000, 116000, 118000, 120000, 122000,
  124000, 126000, 128000, 130000, 132000, 134000, 136000, 138000, 140000, 142000, 144000, 146000, 148000, 150000,
  152000, 154000, 156000, 158000, 160000, 162000, 164000, 166000, 168000, 170000, 172000, 174000, 176000, 178000,
  180000, 182000, 184000, 186000, 188000, 190000, 192000, 194000, 196000, 198000, 200000, 202000, 204000, 206000,
  208000, 210000, 212000, 214000, 216000, 218000, 220000, 222000, 224000, 226000, 228000, 230000, 232000, 234000,
  236000, 238000, 240000, 242000, 244000, 246000, 248000, 250000, 252000, 254000, 256000, 258000, 260000, 262000,
  264000, 266000, 268000, 270000, 272000, 274000, 276000, 278000, 280000, 282000, 284000, 286000, 288000, 290000,
  292000, 294000, 296000, 298000, 300000, 302000, 304000, 306000, 308000, 310000, 312000, 314000, 316000, 318000,
  320000, 322000, 324000, 326000, 328000, 330000, 332000, 334000, 336000, 338000, 340000, 342000, 344000, 346000,
  348000, 350000, 352000, 354000, 356000, 358000, 360000, 362000, 364000, 366000, 368000, 370000, 372000, 374000,
  376000, 378000, 380000, 382000, 384000, 386000, 388000, 390000, 392000, 394000, 396000, 398000, 400000, 402000,
  404000, 406000, 408000, 410000, 412000, 414000, 416000, 418000, 420000, 422000, 424000, 426000, 428000, 430000,
  432000, 434000, 436000, 438000, 440000, 442000, 444000, 446000, 448000, 450000, 452000, 454000, 456000, 458000,
  460000, 462000, 464000, 466000, 468000, 470000, 472000, 474000, 476000, 478000, 480000, 482000, 484000, 486000,
  488000, 490000, 492000, 494000, 496000, 498000, 500000, 502000, 504000, 506000, 508000, 510000, 512000, 514000,
  516000, 518000, 520000, 522000, 524000, 526000, 528000, 530000, 532000, 534000, 536000, 538000, 540000, 542000,
  544000, 546000, 548000, 550000, 552000, 554000, 556000, 558000, 560000, 562000, 564000, 566000, 568000, 570000,
  572000, 574000, 576000, 578000, 580000, 582000, 584000, 586000, 588000, 590000, 592000, 594000, 596000, 598000,
  600000, 602000, 604000, 606000, 608000, 610000, 612000, 614000, 616000, 618000, 620000, 622000, 624000, 626000,
  628000, 630000, 632000, 634000, 636000, 638000, 640000, 642000, 644000, 646000, 648000, 650000, 652000, 654000,
  656000, 658000, 660000, 662000, 664000, 666000, 668000, 670000, 672000, 674000, 676000, 678000, 680000, 682000,
  684000, 686000, 688000, 690000, 692000, 694000, 696000, 698000, 700000, 702000, 704000, 706000, 708000, 710000,
  712000, 714000, 716000, 718000, 720000, 722000, 724000, 726000, 728000, 730000, 732000, 734000, 736000, 738000,
  740000, 742000, 744000, 746000, 748000, 750000, 752000, 754000, 756000, 758000, 760000, 762000, 764000, 766000,
  768000, 770000, 772000, 774000, 776000, 778000, 780000, 782000, 784000, 786000, 788000, 790000, 792000, 794000,
  796000, 798000, 800000, 802000, 804000, 806000, 808000, 810000, 812000, 814000, 816000, 818000, 820000, 822000,
  824000, 826000, 828000, 830000, 832000, 834000, 836000, 838000, 840000, 842000, 844000, 846000, 848000, 850000,
  852000, 854000, 856000, 858000, 860000, 862000, 864000, 866000, 868000, 870000, 872000, 874000, 876000, 878000,
  880000, 882000, 884000, 886000, 888000, 890000, 892000, 894000, 896000, 898000, 900000, 902000, 904000, 906000,
  908000, 910000, 912000, 914000, 916000, 918000, 920000, 922000, 924000, 926000, 928000, 930000, 932000, 934000,
  936000, 938000, 940000, 942000, 944000, 946000, 948000, 950000, 952000, 954000, 956000, 958000, 960000, 962000,
  964000, 966000, 968000]
players: {A: human, B: majstor, C: lak}
x-id: game 2
x-seed: 2
x-avatars: {A: sova, B: vuk}
x-profiles: {A: 0123abcd}
');
INSERT INTO "records" VALUES(3,'tac: 1
rules: {heap_wrap: true, opening: heaps_wait, false_call: none}
first: D
central: ''''
piles:
  A: 2d 2s As Js 7d 9c 8c Ac Kh 6c 3h 9s Ad
  B: 4h Ts 5h Td 7h 3s 6h 8h Kd 6s Jc 2c 3d
  C: Jh Qd Th 4d 5d 9d 8d 4c Jd 5c Ks 5s 7s
  D: Tc 7c 3c Kc 9h 6d 8s 2h 4s Qc Qh Ah Qs
turns:
- D x d-
- A x !B !D d-
- B x d-
- C x d-
- D x d-
- A x !B d-
- B x d-
- C x d-
- D x dA x !A dC !A x d- !C
names: {A: Čeda}
played: ''2026-11-04T09:04:31+01:00''
times: [0, 2000, 4000, 6000, 8000, 10000, 12000, 14000, 16000, 18000, 20000, 22000, 24000, 26000, 28000, 30000,
  32000, 34000, 36000, 38000, 40000, 42000, 44000, 46000, 48000, 50000, 52000, 54000]
players: {A: human, B: majstor, C: lak}
x-id: game 3
x-seed: 3
x-avatars: {A: sova, B: vuk}
x-profiles: {A: 0123abcd}
');
CREATE TABLE refused (           -- files in the folder of records that hold no record
        file TEXT PRIMARY KEY,
        bytes INTEGER NOT NULL
    ) WITHOUT ROWID;
CREATE TABLE scopes (            -- which modes count together
        scope TEXT NOT NULL,
        mode TEXT NOT NULL,
        PRIMARY KEY (mode, scope)
    ) WITHOUT ROWID;
INSERT INTO "scopes" VALUES('all','computers');
INSERT INTO "scopes" VALUES('computers','computers');
INSERT INTO "scopes" VALUES('unhelped','computers');
INSERT INTO "scopes" VALUES('all','helped');
INSERT INTO "scopes" VALUES('helped','helped');
INSERT INTO "scopes" VALUES('all','together');
INSERT INTO "scopes" VALUES('together','together');
INSERT INTO "scopes" VALUES('unhelped','together');
CREATE TABLE seats (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,           -- profile:…, name:…, level:… or ''
        day TEXT NOT NULL,
        person INTEGER NOT NULL,
        level TEXT,
        name TEXT NOT NULL,
        avatar TEXT NOT NULL,
        profile TEXT,
        place INTEGER,
        places INTEGER NOT NULL,     -- how many seats the game has
        moves INTEGER NOT NULL,
        ms INTEGER, mode TEXT NOT NULL DEFAULT 'computers', against TEXT NOT NULL DEFAULT '', played TEXT NOT NULL DEFAULT '', faults INTEGER NOT NULL DEFAULT 0, spotted INTEGER NOT NULL DEFAULT 0, missed INTEGER NOT NULL DEFAULT 0, fastest INTEGER,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'profile:0123abcd','2026-11-02',1,NULL,'Čeda','sova','0123abcd',2,3,209,1298000,'computers','*','2026-11-02T09:04:31+01:00',13,1,4,2000);
INSERT INTO "seats" VALUES(1,1,'level:majstor','2026-11-02',0,'majstor','','vuk',NULL,3,3,173,1298000,'computers','lak','2026-11-02T09:04:31+01:00',7,9,4,2000);
INSERT INTO "seats" VALUES(1,2,'level:lak','2026-11-02',0,'lak','','',NULL,1,3,93,1298000,'computers','majstor','2026-11-02T09:04:31+01:00',3,1,2,2000);
INSERT INTO "seats" VALUES(2,0,'profile:0123abcd','2026-11-03',1,NULL,'Čeda','sova','0123abcd',2,2,169,968000,'computers','majstor','2026-11-03T09:04:31+01:00',8,6,4,2000);
INSERT INTO "seats" VALUES(2,1,'level:majstor','2026-11-03',0,'majstor','','vuk',NULL,1,2,191,968000,'computers','','2026-11-03T09:04:31+01:00',11,3,4,2000);
INSERT INTO "seats" VALUES(3,0,'profile:0123abcd','2026-11-04',1,NULL,'Čeda','sova','0123abcd',NULL,4,4,54000,'computers','*','2026-11-04T09:04:31+01:00',0,0,1,NULL);
INSERT INTO "seats" VALUES(3,1,'level:majstor','2026-11-04',0,'majstor','','vuk',NULL,NULL,4,4,54000,'computers','lak','2026-11-04T09:04:31+01:00',0,0,1,NULL);
INSERT INTO "seats" VALUES(3,2,'level:lak','2026-11-04',0,'lak','','',NULL,NULL,4,4,54000,'computers','majstor','2026-11-04T09:04:31+01:00',1,0,0,NULL);
INSERT INTO "seats" VALUES(3,3,'','2026-11-04',0,NULL,'','',NULL,NULL,4,10,54000,'computers','*','2026-11-04T09:04:31+01:00',0,0,1,NULL);
CREATE TABLE sums (who TEXT NOT NULL, day TEXT NOT NULL, mode TEXT NOT NULL, kind TEXT NOT NULL, "games" INTEGER NOT NULL DEFAULT 0, "finished" INTEGER NOT NULL DEFAULT 0, "won" INTEGER NOT NULL DEFAULT 0, "lost" INTEGER NOT NULL DEFAULT 0, "moves" INTEGER NOT NULL DEFAULT 0, "ms" INTEGER NOT NULL DEFAULT 0, "faults" INTEGER NOT NULL DEFAULT 0, "called" INTEGER NOT NULL DEFAULT 0, "put_right" INTEGER NOT NULL DEFAULT 0, "mended" INTEGER NOT NULL DEFAULT 0, "unseen" INTEGER NOT NULL DEFAULT 0, "taken_back" INTEGER NOT NULL DEFAULT 0, "standing" INTEGER NOT NULL DEFAULT 0, "right" INTEGER NOT NULL DEFAULT 0, "false" INTEGER NOT NULL DEFAULT 0, "timed" INTEGER NOT NULL DEFAULT 0, "missed" INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (who, day, mode, kind)) WITHOUT ROWID;
INSERT INTO "sums" VALUES('','2026-11-04','computers','',1,0,0,0,10,54000,0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO "sums" VALUES('','2026-11-04','computers','4-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('level:lak','2026-11-02','computers','',1,1,1,0,93,1298000,0,0,0,0,0,0,0,0,33,0,0);
INSERT INTO "sums" VALUES('level:lak','2026-11-02','computers','2-draw',0,0,0,0,0,0,1,1,0,0,0,0,0,1,0,1,0);
INSERT INTO "sums" VALUES('level:lak','2026-11-02','computers','3-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('level:lak','2026-11-02','computers','4-own',0,0,0,0,0,0,2,0,1,0,1,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('level:lak','2026-11-04','computers','',1,0,0,0,4,54000,0,0,0,0,0,0,0,0,1,0,0);
INSERT INTO "sums" VALUES('level:lak','2026-11-04','computers','4-own',0,0,0,0,0,0,1,0,0,0,1,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-02','computers','',1,1,0,1,173,1298000,0,0,0,0,0,0,0,0,79,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-02','computers','2-draw',0,0,0,0,0,0,2,1,0,0,1,0,0,4,0,4,1);
INSERT INTO "sums" VALUES('level:majstor','2026-11-02','computers','3-opponent',0,0,0,0,0,0,0,0,0,0,0,0,0,2,0,2,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-02','computers','3-own',0,0,0,0,0,0,2,1,0,0,1,0,0,2,0,2,2);
INSERT INTO "sums" VALUES('level:majstor','2026-11-02','computers','4-own',0,0,0,0,0,0,3,0,2,0,1,0,0,1,0,1,1);
INSERT INTO "sums" VALUES('level:majstor','2026-11-03','computers','',1,1,1,0,191,968000,0,0,0,0,0,0,0,0,57,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-03','computers','1-draw',0,0,0,0,0,0,2,1,1,0,0,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-03','computers','2-draw',0,0,0,0,0,0,3,3,0,0,0,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-03','computers','3-own',0,0,0,0,0,0,4,1,0,0,3,0,0,3,0,3,4);
INSERT INTO "sums" VALUES('level:majstor','2026-11-03','computers','4-own',0,0,0,0,0,0,2,1,0,0,1,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-04','computers','',1,0,0,0,4,54000,0,0,0,0,0,0,0,0,2,0,0);
INSERT INTO "sums" VALUES('level:majstor','2026-11-04','computers','4-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-02','computers','',1,1,0,0,209,1298000,0,0,0,0,0,0,0,0,52,0,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-02','computers','2-draw',0,0,0,0,0,0,4,3,0,0,1,0,0,0,0,0,1);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-02','computers','3-opponent',0,0,0,0,0,0,2,2,0,0,0,0,0,0,0,0,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-02','computers','3-own',0,0,0,0,0,0,5,2,1,0,2,0,0,1,0,1,1);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-02','computers','4-own',0,0,0,0,0,0,2,1,0,0,0,1,0,0,0,0,2);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-03','computers','',1,1,0,1,169,968000,0,0,0,0,0,0,0,0,59,0,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-03','computers','1-draw',0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-03','computers','2-draw',0,0,0,0,0,0,1,0,1,0,0,0,0,3,0,3,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-03','computers','3-own',0,0,0,0,0,0,7,3,0,0,4,0,0,1,0,1,3);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-03','computers','4-own',0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,1,1);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-04','computers','',1,0,0,0,4,54000,0,0,0,0,0,0,0,0,2,0,0);
INSERT INTO "sums" VALUES('profile:0123abcd','2026-11-04','computers','4-own',0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1);
CREATE INDEX games_played ON games (played, id);
CREATE INDEX seats_who ON seats (who, game);
CREATE INDEX seats_did ON seats
        (who, day, played, game, seat, mode, against, places, place, moves, ms, faults, spotted, missed,
        fastest);
CREATE INDEX seats_fastest ON seats (who, fastest, day, played, game, mode) WHERE fastest IS NOT NULL;
CREATE INDEX seats_spotted ON seats (who, spotted DESC, day, played, game, mode) WHERE spotted > 0;
CREATE INDEX seats_won ON seats (who, ms, day, played, game, mode) WHERE place = 1 AND ms IS NOT NULL;
CREATE INDEX calls_median ON calls (who, ms, day, mode, kind) WHERE kind IS NOT NULL AND ms IS NOT NULL;
CREATE INDEX calls_median_day ON calls (who, day, mode, ms) WHERE kind IS NOT NULL AND ms IS NOT NULL;
CREATE INDEX calls_median_kind ON calls (who, kind, ms, day, mode)
        WHERE kind IS NOT NULL AND ms IS NOT NULL;
CREATE TRIGGER seats_insert AFTER INSERT ON seats BEGIN INSERT INTO sums (who, day, mode, kind, "games", "finished", "won", "lost", "moves", "ms") VALUES (NEW.who, NEW.day, NEW.mode, '', 1, (NEW.place IS NOT NULL), (NEW.place IS 1), (NEW.place IS NEW.places), NEW.moves, ifnull(NEW.ms, 0)) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "games" = "games" + excluded."games", "finished" = "finished" + excluded."finished", "won" = "won" + excluded."won", "lost" = "lost" + excluded."lost", "moves" = "moves" + excluded."moves", "ms" = "ms" + excluded."ms"; END;
CREATE TRIGGER seats_delete AFTER DELETE ON seats BEGIN INSERT INTO sums (who, day, mode, kind, "games", "finished", "won", "lost", "moves", "ms") VALUES (OLD.who, OLD.day, OLD.mode, '', -1, -(OLD.place IS NOT NULL), -(OLD.place IS 1), -(OLD.place IS OLD.places), -OLD.moves, -ifnull(OLD.ms, 0)) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "games" = "games" + excluded."games", "finished" = "finished" + excluded."finished", "won" = "won" + excluded."won", "lost" = "lost" + excluded."lost", "moves" = "moves" + excluded."moves", "ms" = "ms" + excluded."ms"; END;
CREATE TRIGGER faults_insert AFTER INSERT ON faults BEGIN INSERT INTO sums (who, day, mode, kind, "faults", "called", "put_right", "mended", "unseen", "taken_back", "standing") VALUES (NEW.who, NEW.day, NEW.mode, NEW.kind, 1, (NEW.outcome = 'called'), (NEW.outcome = 'put_right'), (NEW.outcome = 'mended'), (NEW.outcome = 'unseen'), (NEW.outcome = 'taken_back'), (NEW.outcome = 'standing')) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "faults" = "faults" + excluded."faults", "called" = "called" + excluded."called", "put_right" = "put_right" + excluded."put_right", "mended" = "mended" + excluded."mended", "unseen" = "unseen" + excluded."unseen", "taken_back" = "taken_back" + excluded."taken_back", "standing" = "standing" + excluded."standing"; END;
CREATE TRIGGER faults_delete AFTER DELETE ON faults BEGIN INSERT INTO sums (who, day, mode, kind, "faults", "called", "put_right", "mended", "unseen", "taken_back", "standing") VALUES (OLD.who, OLD.day, OLD.mode, OLD.kind, -1, -(OLD.outcome = 'called'), -(OLD.outcome = 'put_right'), -(OLD.outcome = 'mended'), -(OLD.outcome = 'unseen'), -(OLD.outcome = 'taken_back'), -(OLD.outcome = 'standing')) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "faults" = "faults" + excluded."faults", "called" = "called" + excluded."called", "put_right" = "put_right" + excluded."put_right", "mended" = "mended" + excluded."mended", "unseen" = "unseen" + excluded."unseen", "taken_back" = "taken_back" + excluded."taken_back", "standing" = "standing" + excluded."standing"; END;
CREATE TRIGGER calls_insert AFTER INSERT ON calls BEGIN INSERT INTO sums (who, day, mode, kind, "right", "false", "timed") VALUES (NEW.who, NEW.day, NEW.mode, ifnull(NEW.kind, ''), (NEW.kind IS NOT NULL), (NEW.kind IS NULL), (NEW.kind IS NOT NULL AND NEW.ms IS NOT NULL)) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "right" = "right" + excluded."right", "false" = "false" + excluded."false", "timed" = "timed" + excluded."timed"; END;
CREATE TRIGGER calls_delete AFTER DELETE ON calls BEGIN INSERT INTO sums (who, day, mode, kind, "right", "false", "timed") VALUES (OLD.who, OLD.day, OLD.mode, ifnull(OLD.kind, ''), -(OLD.kind IS NOT NULL), -(OLD.kind IS NULL), -(OLD.kind IS NOT NULL AND OLD.ms IS NOT NULL)) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "right" = "right" + excluded."right", "false" = "false" + excluded."false", "timed" = "timed" + excluded."timed"; END;
CREATE TRIGGER misses_insert AFTER INSERT ON misses BEGIN INSERT INTO sums (who, day, mode, kind, "missed") VALUES (NEW.who, NEW.day, NEW.mode, NEW.kind, 1) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "missed" = "missed" + excluded."missed"; END;
CREATE TRIGGER misses_delete AFTER DELETE ON misses BEGIN INSERT INTO sums (who, day, mode, kind, "missed") VALUES (OLD.who, OLD.day, OLD.mode, OLD.kind, -1) ON CONFLICT (who, day, mode, kind) DO UPDATE SET "missed" = "missed" + excluded."missed"; END;
CREATE TRIGGER ever_seats_insert AFTER INSERT ON seats BEGIN INSERT INTO ever (who, mode, kind, "games", "finished", "won", "lost", "moves", "ms") VALUES (NEW.who, NEW.mode, '', 1, (NEW.place IS NOT NULL), (NEW.place IS 1), (NEW.place IS NEW.places), NEW.moves, ifnull(NEW.ms, 0)) ON CONFLICT (who, mode, kind) DO UPDATE SET "games" = "games" + excluded."games", "finished" = "finished" + excluded."finished", "won" = "won" + excluded."won", "lost" = "lost" + excluded."lost", "moves" = "moves" + excluded."moves", "ms" = "ms" + excluded."ms"; END;
CREATE TRIGGER ever_seats_delete AFTER DELETE ON seats BEGIN INSERT INTO ever (who, mode, kind, "games", "finished", "won", "lost", "moves", "ms") VALUES (OLD.who, OLD.mode, '', -1, -(OLD.place IS NOT NULL), -(OLD.place IS 1), -(OLD.place IS OLD.places), -OLD.moves, -ifnull(OLD.ms, 0)) ON CONFLICT (who, mode, kind) DO UPDATE SET "games" = "games" + excluded."games", "finished" = "finished" + excluded."finished", "won" = "won" + excluded."won", "lost" = "lost" + excluded."lost", "moves" = "moves" + excluded."moves", "ms" = "ms" + excluded."ms"; END;
CREATE TRIGGER ever_faults_insert AFTER INSERT ON faults BEGIN INSERT INTO ever (who, mode, kind, "faults", "called", "put_right", "mended", "unseen", "taken_back", "standing") VALUES (NEW.who, NEW.mode, NEW.kind, 1, (NEW.outcome = 'called'), (NEW.outcome = 'put_right'), (NEW.outcome = 'mended'), (NEW.outcome = 'unseen'), (NEW.outcome = 'taken_back'), (NEW.outcome = 'standing')) ON CONFLICT (who, mode, kind) DO UPDATE SET "faults" = "faults" + excluded."faults", "called" = "called" + excluded."called", "put_right" = "put_right" + excluded."put_right", "mended" = "mended" + excluded."mended", "unseen" = "unseen" + excluded."unseen", "taken_back" = "taken_back" + excluded."taken_back", "standing" = "standing" + excluded."standing"; END;
CREATE TRIGGER ever_faults_delete AFTER DELETE ON faults BEGIN INSERT INTO ever (who, mode, kind, "faults", "called", "put_right", "mended", "unseen", "taken_back", "standing") VALUES (OLD.who, OLD.mode, OLD.kind, -1, -(OLD.outcome = 'called'), -(OLD.outcome = 'put_right'), -(OLD.outcome = 'mended'), -(OLD.outcome = 'unseen'), -(OLD.outcome = 'taken_back'), -(OLD.outcome = 'standing')) ON CONFLICT (who, mode, kind) DO UPDATE SET "faults" = "faults" + excluded."faults", "called" = "called" + excluded."called", "put_right" = "put_right" + excluded."put_right", "mended" = "mended" + excluded."mended", "unseen" = "unseen" + excluded."unseen", "taken_back" = "taken_back" + excluded."taken_back", "standing" = "standing" + excluded."standing"; END;
CREATE TRIGGER ever_calls_insert AFTER INSERT ON calls BEGIN INSERT INTO ever (who, mode, kind, "right", "false", "timed") VALUES (NEW.who, NEW.mode, ifnull(NEW.kind, ''), (NEW.kind IS NOT NULL), (NEW.kind IS NULL), (NEW.kind IS NOT NULL AND NEW.ms IS NOT NULL)) ON CONFLICT (who, mode, kind) DO UPDATE SET "right" = "right" + excluded."right", "false" = "false" + excluded."false", "timed" = "timed" + excluded."timed"; END;
CREATE TRIGGER ever_calls_delete AFTER DELETE ON calls BEGIN INSERT INTO ever (who, mode, kind, "right", "false", "timed") VALUES (OLD.who, OLD.mode, ifnull(OLD.kind, ''), -(OLD.kind IS NOT NULL), -(OLD.kind IS NULL), -(OLD.kind IS NOT NULL AND OLD.ms IS NOT NULL)) ON CONFLICT (who, mode, kind) DO UPDATE SET "right" = "right" + excluded."right", "false" = "false" + excluded."false", "timed" = "timed" + excluded."timed"; END;
CREATE TRIGGER ever_misses_insert AFTER INSERT ON misses BEGIN INSERT INTO ever (who, mode, kind, "missed") VALUES (NEW.who, NEW.mode, NEW.kind, 1) ON CONFLICT (who, mode, kind) DO UPDATE SET "missed" = "missed" + excluded."missed"; END;
CREATE TRIGGER ever_misses_delete AFTER DELETE ON misses BEGIN INSERT INTO ever (who, mode, kind, "missed") VALUES (OLD.who, OLD.mode, OLD.kind, -1) ON CONFLICT (who, mode, kind) DO UPDATE SET "missed" = "missed" + excluded."missed"; END;
CREATE TRIGGER groups_insert AFTER INSERT ON seats BEGIN INSERT INTO groups (who, mode, against, places, place, games, moves, faults, spotted, missed) VALUES (NEW.who, NEW.mode, NEW.against, NEW.places, ifnull(NEW.place, 0), 1, NEW.moves, NEW.faults, NEW.spotted, NEW.missed) ON CONFLICT (who, mode, against, places, place) DO UPDATE SET games = games + excluded.games, moves = moves + excluded.moves, faults = faults + excluded.faults, spotted = spotted + excluded.spotted, missed = missed + excluded.missed; END;
CREATE TRIGGER groups_delete AFTER DELETE ON seats BEGIN INSERT INTO groups (who, mode, against, places, place, games, moves, faults, spotted, missed) VALUES (OLD.who, OLD.mode, OLD.against, OLD.places, ifnull(OLD.place, 0), -1, -OLD.moves, -OLD.faults, -OLD.spotted, -OLD.missed) ON CONFLICT (who, mode, against, places, place) DO UPDATE SET games = games + excluded.games, moves = moves + excluded.moves, faults = faults + excluded.faults, spotted = spotted + excluded.spotted, missed = missed + excluded.missed; END;
COMMIT;
PRAGMA user_version = 2;
PRAGMA application_id = 1413563208;
