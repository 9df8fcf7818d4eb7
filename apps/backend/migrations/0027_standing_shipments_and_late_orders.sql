DROP INDEX "sales_order_expected";--> statement-breakpoint
DROP INDEX "sales_order_unfilled";--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "leave_by" text;--> statement-breakpoint
CREATE INDEX "order_refund_unanswered" ON "order_refund" USING btree ("order_id") WHERE "order_refund"."state" = 'requested' and "order_refund"."provider_refund_id" is null;--> statement-breakpoint
CREATE INDEX "order_shipment_standing" ON "order_shipment" USING btree ("source_code","packed_at") WHERE "order_shipment"."state" in ('packed', 'ready', 'uncollected');--> statement-breakpoint
CREATE INDEX "sales_order_leave_by" ON "sales_order" USING btree ("leave_by","placed_at","id") WHERE "sales_order"."status" in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "sales_order_unfilled" ON "sales_order" USING btree ("id") WHERE "sales_order"."words" is null or "sales_order"."leave_by" is null;