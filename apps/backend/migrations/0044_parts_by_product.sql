CREATE INDEX CONCURRENTLY IF NOT EXISTS "bundle_option_product" ON "bundle_option" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bundle_selection_option" ON "bundle_selection" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "product_download_product" ON "product_download" USING btree ("product_id");