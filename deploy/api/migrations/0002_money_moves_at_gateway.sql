CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"evidence_due_at" timestamp with time zone,
	"evidence_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"once_key" text NOT NULL,
	"order_id" uuid,
	"amount" integer,
	"detail" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_note" text
);
--> statement-breakpoint
CREATE TABLE "reconciled_days" (
	"day" date PRIMARY KEY NOT NULL,
	"movements" integer NOT NULL,
	"differences" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "refunds_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "redemption_hold" text;--> statement-breakpoint
ALTER TABLE "card_checks" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "failure_reason" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "disputes_of_attempt" ON "disputes" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cases_once" ON "payment_cases" USING btree ("once_key");--> statement-breakpoint
CREATE INDEX "payment_cases_to_tell" ON "payment_cases" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("kind") WHERE closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway" ON "refunds" USING btree ("gateway_id");--> statement-breakpoint
CREATE INDEX "refunds_waiting" ON "refunds" USING btree ("created_at") WHERE status in ('pending', 'requires_action');