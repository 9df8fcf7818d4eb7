CREATE FUNCTION "price_period_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The shop says what time it is for it; whoever writes here by hand is told by the database's own clock.
  moment timestamptz := coalesce(nullif(current_setting('shop.now', true), '')::timestamptz, clock_timestamp());
BEGIN
  -- A product that goes takes its prices along, and one that gets another sku keeps them.
  IF pg_trigger_depth() > 1 THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF OLD.valid_from >= moment THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    IF NEW.valid_from >= moment THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'UPDATE' THEN
    -- An end that is still to come may become another one, never one of the past.
    IF to_jsonb(NEW) - 'valid_to' = to_jsonb(OLD) - 'valid_to'
      AND coalesce(OLD.valid_to, 'infinity') >= moment AND coalesce(NEW.valid_to, 'infinity') >= moment THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a price that was asked is never changed' USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "price_period_is_kept" BEFORE UPDATE OR DELETE ON "price_period" FOR EACH ROW EXECUTE FUNCTION "price_period_is_kept"();
