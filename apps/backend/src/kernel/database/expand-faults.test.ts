import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expandFaults } from './expand-faults.ts';

describe('a migration', () => {
  it('is refused when it takes away or renames what the version before reads, or writes what it does not', () => {
    for (const [text, fault] of [
      ['ALTER TABLE "cart" RENAME COLUMN "lines" TO "rows";', /renames/],
      ['alter table cart rename to basket', /renames/],
      ['ALTER TABLE "cart" DROP COLUMN "lines";', /drops/],
      ['drop table cart', /drops/],
      ['ALTER TABLE "cart" ALTER COLUMN "note" SET DATA TYPE integer;', /changes the type/],
      ['ALTER TABLE "cart" ALTER COLUMN "note" SET NOT NULL;', /demands a value/],
      ['ALTER TABLE "cart" ADD COLUMN "note" text NOT NULL;', /demands a value/],
      ['CREATE INDEX "order_note" ON "sales_order" USING btree ("note");', /blocks writes/],
      ['CREATE INDEX CONCURRENTLY "order_note" ON "sales_order" ("note"); create table b (x int)', /a file of their own/],
      ['ALTER TABLE "sales_order" ADD CONSTRAINT "positive" CHECK ("total" > 0);', /reads the whole table/],
    ] as const)
      assert.match(expandFaults(text, [], '0031_new.sql').join(), fault, text);
  });

  it('may add tables with everything on them, columns that are empty or have a default, and indexes beside the shop', () => {
    const text = `CREATE TABLE "note" ("id" integer PRIMARY KEY, "text" text NOT NULL, "order_id" integer NOT NULL);
--> statement-breakpoint
ALTER TABLE "note" ADD CONSTRAINT "note_order" FOREIGN KEY ("order_id") REFERENCES "public"."sales_order"("id");
CREATE INDEX "note_by_order" ON "note" USING btree ("order_id");
ALTER TABLE "cart" ADD COLUMN "note" text;
ALTER TABLE "cart" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;
ALTER TABLE "sales_order" ADD CONSTRAINT "positive" CHECK ("total" > 0) NOT VALID;
-- drop table is only a word here
update cart set note = 'please do not drop table or rename to anything';`;
    assert.deepEqual(expandFaults(text, [], '0031_new.sql'), []);
    assert.deepEqual(expandFaults('CREATE INDEX CONCURRENTLY "order_note" ON "sales_order" ("note");', [], '0031_new.sql'), []);
  });

  it('may take away a release later what it names as unused since', () => {
    const drop = 'ALTER TABLE "cart" DROP COLUMN "lines";';
    const known = ['0030_rows.sql', '0031_new.sql'];
    assert.deepEqual(expandFaults(`-- contracts: 0030_rows.sql\n${drop}`, known, '0031_new.sql'), []);
    assert.match(expandFaults(`-- contracts: 0031_new.sql\n${drop}`, known, '0031_new.sql').join(), /no earlier migration/);
    assert.match(expandFaults(`-- contracts: 0029_none.sql\n${drop}`, known, '0031_new.sql').join(), /no earlier migration/);
  });
});
