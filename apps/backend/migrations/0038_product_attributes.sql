ALTER TABLE "product_summary" ADD COLUMN "attributes" text[];--> statement-breakpoint
CREATE INDEX "product_summary_attributes" ON "product_summary" USING gin ("attributes");--> statement-breakpoint
CREATE INDEX "product_summary_unfilled" ON "product_summary" USING btree ("product_id") WHERE "product_summary"."attributes" is null;