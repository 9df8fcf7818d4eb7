ALTER TABLE "store_view" DROP CONSTRAINT "store_view_language";--> statement-breakpoint
ALTER TABLE "store_view" ADD CONSTRAINT "store_view_language" CHECK ("store_view"."language" ~ '^[a-z]{2}$');