CREATE TABLE "form_answer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_id" integer NOT NULL,
	"staff_id" integer,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "branch_code" text;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "refused_for" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_answer" ADD CONSTRAINT "form_answer_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_answer_submission" ON "form_answer" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "form_submission_queue" ON "form_submission" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscription_requested" ON "newsletter_subscription" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE INDEX "review_status" ON "review" USING btree ("status","created_at","id");--> statement-breakpoint
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_state" CHECK ("form_submission"."state" in ('open', 'done'));--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_refused_for" CHECK ("review"."refused_for" in ('insult', 'personalData', 'advertising', 'notGenuine', 'foreignRights'));--> statement-breakpoint
-- What came in before this was mailed to staff and answered there.
UPDATE "form_submission" SET "state" = 'done';
