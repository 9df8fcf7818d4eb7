CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"views" text[] NOT NULL,
	"selection" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"rounding" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "campaign_state" CHECK ("campaign"."state" in ('draft', 'planned', 'canceled')),
	CONSTRAINT "campaign_rounding" CHECK ("campaign"."rounding" in ('none', 'five', 'ninety_five')),
	CONSTRAINT "campaign_order" CHECK ("campaign"."ends_at" > "campaign"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "campaign_line" (
	"campaign_id" integer NOT NULL,
	"sku" text NOT NULL,
	"store_code" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "campaign_line_campaign_id_sku_store_code_pk" PRIMARY KEY("campaign_id","sku","store_code")
);
--> statement-breakpoint
CREATE TABLE "price_version" (
	"sku" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_line" ADD CONSTRAINT "campaign_line_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_version" ADD CONSTRAINT "price_version_sku_product_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."product"("sku") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "campaign_starts" ON "campaign" USING btree ("starts_at","id");