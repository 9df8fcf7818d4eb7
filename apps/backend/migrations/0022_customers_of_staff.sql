ALTER TABLE "customer" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "words" "tsvector";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_created" ON "customer" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "customer_business" ON "customer" USING btree ("created_at","id") WHERE "customer"."approval" = 'approved';--> statement-breakpoint
CREATE INDEX "customer_blocked" ON "customer" USING btree ("created_at","id") WHERE "customer"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "customer_words" ON "customer" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customer_unfilled" ON "customer" USING btree ("id") WHERE "customer"."words" is null;