CREATE TABLE "return_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL,
	"digest" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"thumb" "bytea" NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "return_photo" ADD CONSTRAINT "return_photo_return_id_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "return_photo_once" ON "return_photo" USING btree ("return_id","digest");