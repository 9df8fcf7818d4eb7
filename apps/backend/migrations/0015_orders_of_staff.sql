DROP INDEX "sales_order_waiting";--> statement-breakpoint
ALTER TABLE "order_shipment" ALTER COLUMN "shipped_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "state" text DEFAULT 'sent' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "kind" text DEFAULT 'parcel' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "source_code" text;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "moved_by" text;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD COLUMN "pickup_code" text;--> statement-breakpoint
-- What was collected was handed over; until now every shipment had left.
UPDATE "order_shipment" AS "s" SET "kind" = 'pickup', "state" = 'handed_over' FROM "sales_order" AS "o" WHERE "o"."id" = "s"."order_id" AND jsonb_typeof("o"."snapshot" -> 'pickup') = 'object';--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "canceled_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "branch_code" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "person_name" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "payment_code" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "fulfilment" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "sources" text[];--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_shipment_ready" ON "order_shipment" USING btree ("packed_at") WHERE "order_shipment"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "sales_order_placed" ON "sales_order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "sales_order_status" ON "sales_order" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "sales_order_unfinished" ON "sales_order" USING btree ("placed_at","id") WHERE "sales_order"."status" in ('pending', 'pending_payment', 'payment_review', 'processing', 'holded', 'fraud');--> statement-breakpoint
CREATE INDEX "sales_order_country" ON "sales_order" USING btree ("country_code","placed_at","id");--> statement-breakpoint
CREATE INDEX "sales_order_payment" ON "sales_order" USING btree ("payment_code","placed_at","id");--> statement-breakpoint
CREATE INDEX "sales_order_words" ON "sales_order" USING gin ("words","sources") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "sales_order_unfilled" ON "sales_order" USING btree ("id") WHERE "sales_order"."words" is null;--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_kind" CHECK ("order_shipment"."kind" in ('parcel', 'pickup'));--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_state" CHECK ("order_shipment"."state" in ('planned', 'picking', 'packed', 'sent', 'delivered', 'ready', 'handed_over', 'uncollected', 'canceled'));--> statement-breakpoint
ALTER TABLE "order_shipment" ADD CONSTRAINT "order_shipment_left" CHECK (("order_shipment"."state" in ('sent', 'delivered', 'handed_over')) = ("order_shipment"."shipped_at" is not null));--> statement-breakpoint
ALTER TABLE "sales_order" ADD CONSTRAINT "sales_order_fulfilment" CHECK ("sales_order"."fulfilment" in ('none', 'part', 'full'));