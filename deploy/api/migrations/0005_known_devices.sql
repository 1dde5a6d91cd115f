ALTER TABLE "verification_codes" ADD COLUMN "known_device" text;--> statement-breakpoint
ALTER TABLE "card_checks" ADD COLUMN "decline_code" text;