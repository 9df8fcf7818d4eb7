ALTER TABLE "sales_order" ADD COLUMN "ready_on" text;--> statement-breakpoint
-- Boxes that were laid ready where their pieces lay wait from now on to be put back; those of long ago were found without a list.
UPDATE "order_shipment" AS "box" SET "back_at" = now() FROM "sales_order" AS "o"
WHERE "o"."id" = "box"."order_id" AND "box"."state" = 'canceled' AND "box"."kind" = 'pickup' AND "box"."packed_at" < now() - interval '30 days'
	AND "box"."back_at" IS NULL AND "box"."source_code" IS NOT DISTINCT FROM "o"."branch_code";
