CREATE TABLE "customer_merge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"winner_id" integer NOT NULL,
	"loser_id" integer NOT NULL,
	"email" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"kept" jsonb,
	CONSTRAINT "customer_merge_loser_id_unique" UNIQUE("loser_id")
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_winner_id_customer_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_merge_winner" ON "customer_merge" USING btree ("winner_id");--> statement-breakpoint
CREATE INDEX "customer_merge_undoable" ON "customer_merge" USING btree ("merged_at") WHERE "customer_merge"."kept" is not null;