ALTER TABLE "return_settlement" ALTER COLUMN "refund_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "exchange_order" text;--> statement-breakpoint
ALTER TABLE "return_settlement" ADD COLUMN "exchange_order" text;--> statement-breakpoint
CREATE UNIQUE INDEX "return_settlement_exchange" ON "return_settlement" USING btree ("exchange_order");--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_exchange" UNIQUE("exchange_order");--> statement-breakpoint
ALTER TABLE "return_settlement" ADD CONSTRAINT "return_settlement_given" CHECK ("return_settlement"."refund_number" is not null or "return_settlement"."exchange_order" is not null);