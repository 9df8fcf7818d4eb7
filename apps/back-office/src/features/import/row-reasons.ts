import type { MessageCatalogue } from '../../i18n/message-catalogue.ts';

type Words = MessageCatalogue['import'];
type ReasonKey = Extract<keyof Words, `why.${string}`>;
type Reason = { readonly key: ReasonKey; readonly parameters: Readonly<Record<string, string>> };

/** What the shop says against a row or a file, by its sentence: the groups are the parameters of the words. A test compares them with the shop's. */
const sentences: readonly (readonly [RegExp, ReasonKey])[] = [
  [/^(?:the row has (?<cells>\d+) cells, the first line has (?<width>\d+)\.)$/, 'why.cells'],
  [/^(?:the row has no sku\.)$/, 'why.noSku'],
  [/^(?:a sku cannot contain a comma, a bar, a quote or an equals sign: lists of skus are separated by them\.)$/, 'why.skuSigns'],
  [/^(?:there is no store view "(?<view>.*)"\.)$/, 'why.noView'],
  [/^(?:the sku stands in the file twice for store view (?<view>.*), first in line (?<line>\d+)\.)$/, 'why.twiceView'],
  [/^(?:the sku stands in the file twice.*, first in line (?<line>\d+)\.)$/, 'why.twice'],
  [/^(?:(?<column>\S+) "(?<text>[^]*)" is not a price: write it like 129\.95\.)$/, 'why.price'],
  [/^(?:(?<column>\S+) "(?<text>[^]*)" is not a number from 0\.)$/, 'why.number'],
  [/^(?:(?<column>\S+) "(?<text>[^]*)" is not a whole number\.)$/, 'why.whole'],
  [/^(?:(?<column>\S+) "(?<text>[^]*)" is not a date: write it like 2026-11-15 or 2026-11-15 13:05:00\.)$/, 'why.date'],
  [/^(?:(?<column>\S+) "(?<text>[^]*)" is neither yes nor no\.)$/, 'why.yesNo'],
  [/^(?:(?<column>\S+) is not a list of code=value\.)$/, 'why.codeList'],
  [/^(?:the url_key "(?<text>.*)" in store view (?<view>.*) belongs to (?<sku>\S+)\.)$/, 'why.urlKey'],
  [
    /^(?:the product has no brand: the law wants its maker named \(LAW-14\), so additional_attributes needs merk=…\.|product (?:.*): goods need a brand, which names their maker\.)$/,
    'why.noBrand',
  ],
  [/^(?:maas_content has an amount that is not above 0\.)$/, 'why.content'],
  [/^(?:maas_tier_prices needs quantities from 2 and discounts between 0 and 100\.)$/, 'why.tiers'],
  [/^(?:maas_tier_prices has a quantity twice\.)$/, 'why.tiersTwice'],
  [/^(?:maas_tier_prices has a step that ends before it begins\.)$/, 'why.tiersTime'],
  [/^(?:the sku "(?<sku>.*)" stands in a list twice\.)$/, 'why.listTwice'],
  [/^(?:it consists of (?<sku>.*), which is refused itself\.)$/, 'why.partRefused'],
  [/^(?:the variant (?<sku>\S+) has no value for "(?<code>.*)", which it is chosen by\.)$/, 'why.variantValue'],
  [/^(?:the variants (?<one>.*) and (?<other>\S+) cannot be told apart\.)$/, 'why.variantsSame'],
  [/^(?:the focus "(?<text>[^]*)" is not two numbers from 0 to 100, e\.g\. "50 20"\.)$/, 'why.focus'],
  [/^(?:the sku "(?<sku>[^]*)" is named, but neither the file nor the shop has it\.)$/, 'why.unknownSku'],
  [/^(?:variants cannot be chosen by "(?<code>.*)": it is not a select attribute of this shop\.)$/, 'why.variantCode'],
  [/^(?:bundles with a fixed price are not sold here: their price is the sum of what is chosen\.)$/, 'why.bundlePrice'],
  [/^(?:maas_bundle has a discount that is not between 0 and 100\.)$/, 'why.bundleDiscount'],
  [/^(?:bundle_values has the unknown type "(?<text>.*)"\.)$/, 'why.bundleType'],
  [/^(?:bundle_values has a part without a name\.)$/, 'why.bundleName'],
  [/^(?:bundle_values has a quantity that is not a whole number from 1\.)$/, 'why.bundleQuantity'],
  [/^(?:there is no size chart "(?<text>.*)"\.)$/, 'why.sizeChart'],
  [/^(?:maas_stock names the source "(?<text>.*)", which does not exist\.)$/, 'why.stockSource'],
  [/^(?:the shop has no stock source for delivery, so qty cannot be kept\.)$/, 'why.noWeb'],
  [/^(?:(?<column>[^]*) makes the green claim "(?<text>.*)": state the fact instead\.)$/, 'why.claim'],
  [/^(?:the product has no price\.)$/, 'why.noPrice'],
  [/^(?:the special price ends before it begins\.)$/, 'why.specialEnds'],
  [/^(?:another special price runs or is planned in the time of this one\.)$/, 'why.specialOverlaps'],
  [/^(?:maas_prices has a price that ends before it begins\.)$/, 'why.pricesEnd'],
  [/^(?:the attribute "(?<code>.*)" does not exist in this shop\.)$/, 'why.attribute'],
  [/^(?:the attribute "(?<code>.*)" has no option "(?<text>.*)"\.)$/, 'why.option'],
  [/^(?:there is no brand with the URL key "(?<text>.*)"\.)$/, 'why.brandKey'],
  [
    /^(?:the brand (?:".*" )?is not known with its maker, which the law wants named \(LAW-14\): add the brand first\.)$/,
    'why.brandUnknown',
  ],
  [/^(?:the (?:shop does not have the )?picture "(?<text>[^]*?)"(?:: .*| .*))$/, 'why.picture'],
  [/^(?:the product has no product_type\.)$/, 'why.noType'],
  [/^(?:the product type "(?<text>.*)" is unknown: it is (?<types>.*)\.)$/, 'why.type'],
  [/^(?:the shop has this sku as (?<one>\S+), the file as (?<other>\S+): the type cannot change\.)$/, 'why.typeChange'],
  [/^(?:the visibility "(?<text>.*)" is unknown\.)$/, 'why.visibility'],
  [/^(?:maas_catalogue names an option it does not have\.)$/, 'why.catalogueOption'],
  [/^(?:the product has no name\.)$/, 'why.noName'],
  [/^(?:(?<column>\S+) (?<text>\S+) is negative\.)$/, 'why.negative'],
  [/^(?:(?<column>\S+) is not readable JSON\.)$/, 'why.json'],
  [/^(?:(?<column>\S+) does not have the form the export writes\.)$/, 'why.form'],
  [/^(?:a category path has an empty name\.)$/, 'why.emptyCategory'],
  [/^(?:a category path begins with "(?<text>.*)", but the shop's begin with "(?<root>.*)"\.)$/, 'why.categoryRoot'],
  [/^(?:the file has only a row for another store view, and the shop does not have the product\.)$/, 'why.otherView'],
  [/^(?:The file is empty\.)$/, 'why.fileEmpty'],
  [/^(?:(?:Line \d+: )?the first line has no column "sku": this is not a product export of Magento\.)$/, 'why.fileSku'],
  [/^(?:(?:Line \d+: )?two columns have the same name\.)$/, 'why.fileColumns'],
  [/^(?:(?:Line (?<line>\d+): )(?:a cell|the line) is longer than 10 MB\.)$/, 'why.fileLong'],
  [
    /^(?:(?:Line (?<line>\d+): )(?:a quote is opened and never closed|a quote stands in the middle of a cell that does not begin with one|there is text after a closing quote)\.)$/,
    'why.fileQuote',
  ],
  [/^(?:(?:Line (?<line>\d+): )the text is not UTF-8: save the file as UTF-8 and try again\.)$/, 'why.fileUtf8'],
  [/^(?:(?:Line \d+: )?the first line has no column "(?<column>.*)": it needs (?<columns>.*)\.)$/, 'why.fileColumn'],
  [/^(?:(?:Line \d+: )?the file has more than (?<count>\d+) rows: split it\.)$/, 'why.fileRows'],
  [/^(?:(?:Line \d+: )?the file is too long to be compared at once: split it\.)$/, 'why.fileBig'],
  [/^(?:The file is not there any more: send it again\.)$/, 'why.fileGone'],
  [/^(?:The storage of the shop does not answer: send the file again later\.)$/, 'why.storageAway'],
  [/^(?:the row stands in the file twice, first in line (?<line>\d+)\.)$/, 'why.rowTwice'],
  [/^(?:(?<sku>\S+) is a \S+ product: stock is kept of what it consists of\.)$/, 'why.composite'],
  [/^(?:(?<count>\d+) pieces of (?<sku>\S+) in (?<source>\S+) are held for orders\.)$/, 'why.held'],
  [/^(?:"(?<text>.*)" is not a path of the shop\.)$/, 'why.path'],
  [/^(?:redirect_type "(?<text>.*)" is neither 301 nor 302\.)$/, 'why.redirectType'],
  [/^(?:the row has no target_path\.)$/, 'why.noTarget'],
  [/^(?:a redirect must stay inside the shop: "(?<text>.*)"\.)$/, 'why.outside'],
  [/^(?:"(?<text>.*)" would lead to itself\.)$/, 'why.itself'],
  [/^(?:the entity "(?<text>.*)" is none of product, category, brand, attribute\.)$/, 'why.entity'],
  [/^(?:there is no (?<entity>product|category|brand|attribute|\d+) "(?<text>.*)"\.)$/, 'why.noThing'],
];

/** What to say in the person's language; undefined: only the shop's own sentence is left. */
export function readReason(sentence: string): Reason | undefined {
  for (const [pattern, key] of sentences) {
    const found = pattern.exec(sentence);
    if (found) return { key, parameters: { ...found.groups } };
  }
  return undefined;
}
