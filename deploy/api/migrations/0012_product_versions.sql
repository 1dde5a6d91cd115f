CREATE TABLE "merchant_commissions" (
	"merchant_id" integer NOT NULL,
	"from_month" text NOT NULL,
	"basis_points" integer NOT NULL,
	CONSTRAINT "merchant_commissions_merchant_id_from_month_pk" PRIMARY KEY("merchant_id","from_month"),
	CONSTRAINT "merchant_commissions_range" CHECK (basis_points between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "product_versions" (
	"product_id" integer NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"actor_id" bigint,
	"content" jsonb NOT NULL,
	CONSTRAINT "product_versions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"actor_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "addition_options" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "option_fields" ADD COLUMN "retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_title" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seo_description" jsonb;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "paid_by" text DEFAULT 'house' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant_commissions" ADD CONSTRAINT "merchant_commissions_merchant_id_merchants_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE outcome is null;