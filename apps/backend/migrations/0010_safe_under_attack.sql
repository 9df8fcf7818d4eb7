CREATE TABLE "mail_allowance" (
	"address" text PRIMARY KEY NOT NULL,
	"mails" integer NOT NULL,
	"day_ends_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_data_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"hash" text,
	"linked_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returned_goods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returned_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"withdrawal_id" integer NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"disposition" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returned_goods_disposition" CHECK ("returned_goods"."disposition" in ('restock', 'b-stock', 'repair', 'donate', 'recycle')),
	CONSTRAINT "returned_goods_quantity" CHECK ("returned_goods"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_uses";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_state";--> statement-breakpoint
ALTER TABLE "order_invoice" ALTER COLUMN "supplied_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD COLUMN "is_over_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "claim_evidence" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_data_link" ADD CONSTRAINT "customer_data_link_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_goods" ADD CONSTRAINT "returned_goods_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_allowance_end" ON "mail_allowance" USING btree ("day_ends_at");--> statement-breakpoint
CREATE INDEX "rate_window_end" ON "rate_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "customer_data_link_customer" ON "customer_data_link" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "returned_goods_withdrawal" ON "returned_goods" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "returned_goods_noted" ON "returned_goods" USING btree ("noted_at");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_uses" CHECK ("coupon"."times_used" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_state" CHECK ("payment_attempt"."state" in ('starting', 'open', 'review', 'paid', 'surplus', 'returned', 'failed', 'canceled', 'expired'));--> statement-breakpoint
UPDATE "stock_alert" SET "linked_at" = "requested_at" WHERE "confirm_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "newsletter_subscription" SET "linked_at" = "requested_at" WHERE "confirm_hash" IS NOT NULL;
