CREATE TABLE "product_summary" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"is_enabled" boolean NOT NULL,
	"brand_id" integer,
	"categories" integer[] NOT NULL,
	"missing" text[] NOT NULL,
	"is_incomplete" boolean NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_summary" ADD CONSTRAINT "product_summary_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_summary_newest" ON "product_summary" USING btree ("created_at","product_id");--> statement-breakpoint
CREATE INDEX "product_summary_state" ON "product_summary" USING btree ("is_enabled","created_at","product_id");--> statement-breakpoint
CREATE INDEX "product_summary_type" ON "product_summary" USING btree ("type","created_at","product_id");--> statement-breakpoint
CREATE INDEX "product_summary_brand" ON "product_summary" USING btree ("brand_id","created_at","product_id");--> statement-breakpoint
CREATE INDEX "product_summary_incomplete" ON "product_summary" USING btree ("created_at","product_id") WHERE "product_summary"."is_incomplete";--> statement-breakpoint
CREATE INDEX "product_summary_categories" ON "product_summary" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "product_summary_missing" ON "product_summary" USING gin ("missing");--> statement-breakpoint
CREATE INDEX "product_summary_words" ON "product_summary" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_variant_variant" ON "product_variant" USING btree ("variant_id");