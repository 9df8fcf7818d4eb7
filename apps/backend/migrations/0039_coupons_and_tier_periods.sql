ALTER TABLE "tier_price" DROP CONSTRAINT "tier_price_sku_quantity_pk";--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "created_at" timestamp with time zone DEFAULT date_trunc('milliseconds', now()) NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "tier_price" ADD COLUMN "valid_from" timestamp with time zone DEFAULT '1970-01-01T00:00:00Z' NOT NULL;--> statement-breakpoint
ALTER TABLE "tier_price" ADD COLUMN "valid_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tier_price" ADD CONSTRAINT "tier_price_sku_quantity_valid_from_pk" PRIMARY KEY("sku","quantity","valid_from");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_series_id_coupon_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_series" ON "coupon" USING btree ("series_id") WHERE "coupon"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "coupon_newest" ON "coupon" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "tier_price" ADD CONSTRAINT "tier_price_order" CHECK ("tier_price"."valid_to" > "tier_price"."valid_from");--> statement-breakpoint
CREATE TRIGGER "tier_price_is_kept" BEFORE UPDATE OR DELETE ON "tier_price" FOR EACH ROW EXECUTE FUNCTION "price_period_is_kept"();
