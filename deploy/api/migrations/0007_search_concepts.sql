CREATE TABLE "search_concepts" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"typed" text[] DEFAULT '{}' NOT NULL,
	"folded" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"notices" text[] DEFAULT '{}' NOT NULL,
	"merchants" text[] DEFAULT '{}' NOT NULL,
	"lists" text[] DEFAULT '{}' NOT NULL,
	"products" text[] DEFAULT '{}' NOT NULL,
	"related" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "written" text;--> statement-breakpoint
CREATE INDEX "search_concepts_folded" ON "search_concepts" USING gin ("folded");