ALTER TABLE "districts" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "districts" ADD COLUMN "longitude" double precision;--> statement-breakpoint
-- The regions and districts of Hong Kong, by the keys that every shop adds them under.
UPDATE "districts" d SET "latitude" = m.latitude, "longitude" = m.longitude FROM (VALUES
	('hong-kong-island', 22.277, 114.175),
	('kowloon', 22.316, 114.176),
	('new-territories-islands', 22.383, 114.148),
	('central-western', 22.286, 114.148),
	('wan-chai-district', 22.278, 114.175),
	('eastern', 22.284, 114.215),
	('southern', 22.248, 114.158),
	('yau-tsim-mong', 22.311, 114.17),
	('sham-shui-po-district', 22.331, 114.16),
	('kowloon-city-district', 22.322, 114.188),
	('wong-tai-sin-district', 22.342, 114.194),
	('kwun-tong-district', 22.312, 114.226),
	('kwai-tsing', 22.357, 114.13),
	('tsuen-wan-district', 22.371, 114.114),
	('tuen-mun-district', 22.392, 113.973),
	('yuen-long-district', 22.445, 114.022),
	('north-district', 22.497, 114.138),
	('tai-po-district', 22.451, 114.164),
	('sha-tin-district', 22.383, 114.189),
	('sai-kung-district', 22.381, 114.271),
	('islands', 22.281, 113.944)
) AS m(key, latitude, longitude) WHERE d.key = m.key;
