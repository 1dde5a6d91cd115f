ALTER TABLE "refunds" ADD COLUMN "voucher_nos" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- Until now a refund was told to be a voucher's by the time of the transaction that ended both.
UPDATE "refunds" r SET "voucher_nos" = coalesce((
	SELECT array_agg(e.voucher_no ORDER BY e.voucher_no) FROM order_events e
	JOIN orders o ON o.id = r.order_id
	WHERE e.event = 'voucher_refunded' AND e.order_id IN (o.id, o.change_of)
	AND (e.at = r.created_at OR (r.reason = 'gateway' AND NOT EXISTS (
		SELECT 1 FROM refunds d WHERE d.order_id = r.order_id AND d.created_at = e.at)))
), '{}');
