CREATE TABLE "order_revision" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"proposed_by" text NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"content_before" jsonb NOT NULL,
	"content_after" jsonb NOT NULL,
	"token_hash" text,
	"proposed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "order_revision_order_id_number_pk" PRIMARY KEY("order_id","number"),
	CONSTRAINT "order_revision_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "order_revision_state" CHECK ("order_revision"."state" in ('awaiting_customer', 'awaiting_payment', 'applied', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "order_refund" DROP CONSTRAINT "order_refund_total";--> statement-breakpoint
DROP INDEX "order_invoice_whole";--> statement-breakpoint
ALTER TABLE "order_invoice" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "order_invoice" ADD COLUMN "amounts" jsonb;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "set_off" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refund" ADD COLUMN "payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "revision" integer;--> statement-breakpoint
ALTER TABLE "order_revision" ADD CONSTRAINT "order_revision_order_id_sales_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_revision_waiting" ON "order_revision" USING btree ("order_id") WHERE "order_revision"."state" in ('awaiting_customer', 'awaiting_payment');--> statement-breakpoint
CREATE INDEX "order_revision_expiry" ON "order_revision" USING btree ("expires_at") WHERE "order_revision"."state" in ('awaiting_customer', 'awaiting_payment');--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoice_supplement" ON "order_invoice" USING btree ("order_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_revision" ON "order_refund" USING btree ("order_id","revision");--> statement-breakpoint
CREATE UNIQUE INDEX "order_invoice_whole" ON "order_invoice" USING btree ("order_id") WHERE "order_invoice"."shipment_number" is null and "order_invoice"."revision" is null;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_set_off" CHECK ("order_refund"."set_off" between 0 and "order_refund"."total");--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_total" CHECK ("order_refund"."total" > 0 or ("order_refund"."total" = 0 and "order_refund"."revision" is not null));