CREATE TABLE "seed_steps" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"scale" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
