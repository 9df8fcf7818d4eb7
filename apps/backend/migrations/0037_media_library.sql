CREATE TABLE "media_asset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_asset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"frame_hash" text NOT NULL,
	"digest" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer,
	"focal_x" double precision,
	"focal_y" double precision,
	"alt" jsonb NOT NULL,
	"has_alt" boolean NOT NULL,
	"tags" text[] NOT NULL,
	"is_used" boolean NOT NULL,
	"uploaded_by" integer,
	"uploaded_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"words" "tsvector" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "media_asset_focus" CHECK (("media_asset"."focal_x" is null) = ("media_asset"."focal_y" is null) and "media_asset"."focal_x" between 0 and 1 and "media_asset"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "media_asset_hash" ON "media_asset" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "media_asset_frame" ON "media_asset" USING btree ("frame_hash");--> statement-breakpoint
CREATE INDEX "media_asset_digest" ON "media_asset" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "media_asset_newest" ON "media_asset" USING btree ("uploaded_at","id") WHERE "media_asset"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "media_asset_unused" ON "media_asset" USING btree ("uploaded_at","id") WHERE "media_asset"."removed_at" is null and not "media_asset"."is_used";--> statement-breakpoint
CREATE INDEX "media_asset_silent" ON "media_asset" USING btree ("uploaded_at","id") WHERE "media_asset"."removed_at" is null and not "media_asset"."has_alt";--> statement-breakpoint
CREATE INDEX "media_asset_big" ON "media_asset" USING btree ("uploaded_at","id") WHERE "media_asset"."removed_at" is null and "media_asset"."bytes" >= 1000000;--> statement-breakpoint
CREATE INDEX "media_asset_removed" ON "media_asset" USING btree ("removed_at","id") WHERE "media_asset"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "media_asset_tags" ON "media_asset" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "media_asset_words" ON "media_asset" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "product_media_hash" ON "product_media" USING btree ("hash");