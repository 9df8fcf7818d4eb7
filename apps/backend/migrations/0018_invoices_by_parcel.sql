ALTER TABLE "order_invoice" DROP CONSTRAINT "order_invoice_order_id_unique";--> statement-breakpoint
ALTER TABLE "order_invoice" ADD COLUMN "shipment_number" text;--> statement-breakpoint
CREATE INDEX "order_invoice_order" ON "order_invoice" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoice_whole" ON "order_invoice" USING btree ("order_id") WHERE "order_invoice"."shipment_number" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoice_parcel" ON "order_invoice" USING btree ("shipment_number");--> statement-breakpoint
CREATE INDEX "order_shipment_to_pick" ON "order_shipment" USING btree ("source_code","planned_at") WHERE "order_shipment"."state" in ('planned', 'picking');