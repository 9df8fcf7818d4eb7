ALTER TABLE "coupon" DROP CONSTRAINT "coupon_uses";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_state";--> statement-breakpoint
ALTER TABLE "coupon_use" ADD COLUMN "is_over_limit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_uses" CHECK ("coupon"."times_used" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_state" CHECK ("payment_attempt"."state" in ('starting', 'open', 'review', 'paid', 'surplus', 'returned', 'failed', 'canceled', 'expired'));