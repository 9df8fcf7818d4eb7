CREATE TABLE "staff_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" integer,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_vain_guess" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_vain_guess_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approval_request" ALTER COLUMN "summary" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_request" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "staff_upload" ADD CONSTRAINT "staff_upload_staff_id_staff_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_upload_expires" ON "staff_upload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_upload_staff" ON "staff_upload" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_vain_guess_at" ON "staff_vain_guess" USING btree ("at");