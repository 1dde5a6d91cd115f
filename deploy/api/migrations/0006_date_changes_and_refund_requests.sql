CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"supplement_id" uuid,
	"from_day" date NOT NULL,
	"from_time" text,
	"to_day" date NOT NULL,
	"to_time" text,
	"units" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"difference" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"confirm_by" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "order_changes_held" CHECK (state not in ('held', 'waiting') or supplement_id is not null)
);
--> statement-breakpoint
CREATE TABLE "called_off_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"merchant_id" integer NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"reason" text NOT NULL,
	"actor_id" text NOT NULL,
	"choose_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "called_off_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"called_off_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"day" date NOT NULL,
	"time" text,
	"booking_id" uuid,
	"state" text DEFAULT 'choosing' NOT NULL,
	"choose_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refund_request_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" text,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"message" text,
	"amount" integer,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"merchant_id" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text,
	"voucher_nos" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"coins" integer NOT NULL,
	"policy_amount" integer NOT NULL,
	"granted_amount" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer_due_at" timestamp with time zone NOT NULL,
	"appeal_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "refund_requests_amounts" CHECK (policy_amount between 0 and amount and (granted_amount is null) = (state <> 'approved'))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_back_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "change_of" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "called_off_visits" ADD CONSTRAINT "called_off_visits_called_off_id_called_off_days_id_fk" FOREIGN KEY ("called_off_id") REFERENCES "public"."called_off_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_events" ADD CONSTRAINT "refund_request_events_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_to_mail" ON "order_changes" USING btree ("settled_at") WHERE state <> 'held' and mailed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_one_open" ON "order_changes" USING btree ("order_id") WHERE state in ('held', 'waiting');--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_of_supplement" ON "order_changes" USING btree ("supplement_id");--> statement-breakpoint
CREATE INDEX "order_changes_of_order" ON "order_changes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "called_off_days_of_merchant" ON "called_off_days" USING btree ("merchant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "called_off_visits_one" ON "called_off_visits" USING btree ("called_off_id","order_id","booking_id");--> statement-breakpoint
CREATE INDEX "called_off_visits_of_order" ON "called_off_visits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "called_off_visits_due" ON "called_off_visits" USING btree ("choose_until") WHERE state = 'choosing';--> statement-breakpoint
CREATE INDEX "refund_request_events_of_request" ON "refund_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("order_id") WHERE state in ('waiting', 'escalated');--> statement-breakpoint
CREATE INDEX "refund_requests_of_order" ON "refund_requests" USING btree ("order_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_requests_of_merchant" ON "refund_requests" USING btree ("merchant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_requests_due" ON "refund_requests" USING btree ("answer_due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "orders_of_change" ON "orders" USING btree ("change_of") WHERE change_of is not null;--> statement-breakpoint
CREATE INDEX "orders_of_day" ON "orders" USING btree ("product_id","participation_date");--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("paid_at") WHERE code = 'TBC';