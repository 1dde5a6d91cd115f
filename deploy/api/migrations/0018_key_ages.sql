CREATE TABLE "key_ages" (
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_ages_name_fingerprint_pk" PRIMARY KEY("name","fingerprint")
);
