CREATE TABLE "voucher_gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"voucher_no" text NOT NULL,
	"gift_no" text NOT NULL,
	"user_id" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text,
	"message" text,
	"day" date,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"claimed_by" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_gifts_one" ON "voucher_gifts" USING btree ("voucher_no") WHERE state <> 'taken_back';--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_gifts_number" ON "voucher_gifts" USING btree ("gift_no");--> statement-breakpoint
CREATE INDEX "voucher_gifts_of_order" ON "voucher_gifts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "voucher_gifts_of_recipient" ON "voucher_gifts" USING btree ("claimed_by");--> statement-breakpoint
CREATE INDEX "voucher_gifts_to_mail" ON "voucher_gifts" USING btree ("day") WHERE mailed_at is null and recipient_email is not null and state = 'open';