CREATE TABLE "privacy_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"customer_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	"due_on" text NOT NULL,
	"note" text,
	"answer" text,
	"handled_at" timestamp with time zone,
	"handled_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privacy_request_kind" CHECK ("privacy_request"."kind" in ('export', 'erase', 'rectify', 'restrict')),
	CONSTRAINT "privacy_request_state" CHECK ("privacy_request"."state" in ('open', 'done', 'refused', 'withdrawn')),
	CONSTRAINT "privacy_request_origin" CHECK ("privacy_request"."origin" in ('account', 'staff'))
);
--> statement-breakpoint
CREATE INDEX "privacy_request_customer" ON "privacy_request" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "privacy_request_open" ON "privacy_request" USING btree ("received_at","id") WHERE "privacy_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "privacy_request_closed" ON "privacy_request" USING btree ("received_at","id") WHERE "privacy_request"."state" <> 'open';