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
CREATE TABLE "email_change" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"hash" text,
	"linked_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_allowance_end" ON "mail_allowance" USING btree ("day_ends_at");--> statement-breakpoint
CREATE INDEX "rate_window_end" ON "rate_window" USING btree ("ends_at");--> statement-breakpoint
UPDATE "stock_alert" SET "linked_at" = "requested_at" WHERE "confirm_hash" IS NOT NULL;--> statement-breakpoint
UPDATE "newsletter_subscription" SET "linked_at" = "requested_at" WHERE "confirm_hash" IS NOT NULL;
