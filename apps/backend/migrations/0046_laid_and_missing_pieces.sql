ALTER TABLE "sales_order" ADD COLUMN "missing_pieces" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "ordered" integer;