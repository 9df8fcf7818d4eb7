CREATE TABLE "customer_data_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL
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
ALTER TABLE "order_invoice" ALTER COLUMN "supplied_on" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "claim_evidence" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "history" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_data_link" ADD CONSTRAINT "customer_data_link_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_goods" ADD CONSTRAINT "returned_goods_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_data_link_customer" ON "customer_data_link" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "returned_goods_withdrawal" ON "returned_goods" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "returned_goods_noted" ON "returned_goods" USING btree ("noted_at");