ALTER TABLE "bulk_run" DROP CONSTRAINT "bulk_run_state";--> statement-breakpoint
ALTER TABLE "bulk_run" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_run" ADD CONSTRAINT "bulk_run_state" CHECK ("bulk_run"."state" in ('checking', 'checked', 'waiting', 'running', 'done', 'canceled', 'failed'));