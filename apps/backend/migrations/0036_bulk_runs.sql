CREATE TABLE "bulk_row" (
	"run_id" text NOT NULL,
	"line" integer NOT NULL,
	"thing" text NOT NULL,
	"view" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"version" integer,
	"changes" jsonb NOT NULL,
	"conflicts" jsonb,
	"code" text,
	"message" text,
	CONSTRAINT "bulk_row_run_id_line_pk" PRIMARY KEY("run_id","line"),
	CONSTRAINT "bulk_row_state_known" CHECK ("bulk_row"."state" in ('waiting', 'created', 'changed', 'unchanged', 'refused', 'conflict', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "bulk_run" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"staff_id" integer NOT NULL,
	"staff_name" text NOT NULL,
	"screen" text,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"undo_of" text,
	"undone_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_run_state" CHECK ("bulk_run"."state" in ('waiting', 'running', 'done', 'canceled', 'failed')),
	CONSTRAINT "bulk_run_kind" CHECK ("bulk_run"."kind" in ('sheet', 'catalogue', 'stock', 'redirects', 'translations'))
);
--> statement-breakpoint
ALTER TABLE "bulk_row" ADD CONSTRAINT "bulk_row_run_id_bulk_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_row_state" ON "bulk_row" USING btree ("run_id","state","line");--> statement-breakpoint
CREATE INDEX "bulk_run_created" ON "bulk_run" USING btree ("created_at");