CREATE TABLE "file_removals" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "stored_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_in_database" ON "files" USING btree ("created_at") WHERE content is not null;