CREATE TABLE "notice_settings" (
	"user_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"by_email" boolean NOT NULL,
	"by_sms" boolean NOT NULL,
	CONSTRAINT "notice_settings_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "dedupe_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("dedupe_key");--> statement-breakpoint
CREATE INDEX "order_events_at" ON "order_events" USING btree ("at");