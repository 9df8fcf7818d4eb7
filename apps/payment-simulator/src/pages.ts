import { languageLocales, type Language } from '@shop/contract';
import { html, type Markup } from './html.ts';
import type { Answer } from './http.ts';
import { methodName } from './methods.ts';
import { isOpen, type SimulatedOrder } from './simulated-order.ts';
import { languageOf, messages } from './messages.ts';

/** Which fields of the card form cannot be used. */
export type CardFaults = { readonly number?: boolean; readonly expiry?: boolean; readonly code?: boolean };

const isCard = (gateway: string): boolean => ['CREDITCARD', 'VISA', 'MASTERCARD', 'AMEX', 'MAESTRO'].includes(gateway);

const isTransfer = (gateway: string): boolean => gateway === 'BANKTRANS';

/** Everything the shopper decides goes by plain forms: the page has no script at all. */
export function paymentPage(order: SimulatedOrder, faults: CardFaults = {}): Answer {
  const language = languageOf(order.locale);
  const localized = messages[language];
  if (!isOpen(order)) return overPage(order);
  const action = `/connect/${order.token}`;
  return page(language, localized.title, order, faultsAbove(language, faults), [
    summary(order),
    isCard(order.gateway) && cardForm(language, action, faults),
    isTransfer(order.gateway) && transferForm(language, action, order),
    html`<h2 id="choose">${localized.choose}</h2>
      <form method="post" action="${action}" aria-labelledby="choose">
        ${(['completed', 'declined', 'cancelled', 'expired', 'uncleared'] as const).map(
          (status) =>
            html`<button name="action" value="${status}" ${status === 'completed' && html`class="main"`}>${localized[status]}</button>`,
        )}
      </form>`,
  ]);
}

/** The bank's question of the second factor. */
export function challengePage(order: SimulatedOrder, isWrong = false): Answer {
  const language = languageOf(order.locale);
  const localized = messages[language];
  if (!isOpen(order)) return overPage(order);
  return page(language, localized.challengeTitle, order, isWrong && html`<p class="fault" role="alert">${localized.challengeWrong}</p>`, [
    summary(order),
    html`<h2>${localized.challengeTitle}</h2>
      <p class="hint" id="why">${localized.challengeText}</p>
      <form method="post" action="/connect/${order.token}/challenge">
        <label>
          ${localized.challengeCode}
          <input
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            required
            aria-describedby="why"
            ${isWrong && html`aria-invalid="true"`}
          />
        </label>
        <button class="main">${localized.confirm}</button>
      </form>
      <form method="post" action="/connect/${order.token}">
        <button name="action" value="cancelled">${localized.cancelled}</button>
      </form>`,
  ]);
}

export function unknownPage(acceptLanguage: string | undefined): Answer {
  const language = languageOf(acceptLanguage ?? '');
  const localized = messages[language];
  return page(language, localized.unknownTitle, undefined, false, [html`<p>${localized.unknownText}</p>`], 404);
}

function overPage(order: SimulatedOrder): Answer {
  const language = languageOf(order.locale);
  const localized = messages[language];
  return page(language, localized.overTitle, order, false, [
    html`<p>${localized.overText}</p>`,
    summary(order),
    html`<p><a class="button" href="${returnAddress(order)}">${localized.back}</a></p>`,
  ]);
}

/** Where the shopper goes from here: the good end or the other one, with the id the provider adds. */
export function returnAddress(order: SimulatedOrder): string {
  const isGood = !['declined', 'cancelled', 'void', 'expired'].includes(order.status);
  const url = new URL(isGood ? order.redirectUrl : order.cancelUrl);
  url.searchParams.append('transactionid', order.orderId);
  return url.href;
}

function summary(order: SimulatedOrder): Markup {
  const language = languageOf(order.locale);
  const localized = messages[language];
  return html`<dl>
    <dt>${localized.method}</dt>
    <dd>${isCard(order.gateway) ? localized.card : isTransfer(order.gateway) ? localized.transfer : methodName(order.gateway)}</dd>
    <dt>${localized.amount}</dt>
    <dd>${money(order, language)}</dd>
    <dt>${localized.description}</dt>
    <dd>${order.description}</dd>
  </dl>`;
}

const money = ({ amount, currency }: SimulatedOrder, language: Language): string =>
  new Intl.NumberFormat(languageLocales[language], { style: 'currency', currency }).format(amount / 100);

function faultsAbove(language: Language, faults: CardFaults): Markup | false {
  const localized = messages[language];
  const sentences = [faults.number && localized.badNumber, faults.expiry && localized.badExpiry, faults.code && localized.badCode].filter(
    Boolean,
  );
  return sentences.length > 0 && html`<p class="fault" role="alert">${localized.faults} ${sentences.join(' ')}</p>`;
}

function cardForm(language: Language, action: string, faults: CardFaults): Markup {
  const localized = messages[language];
  const field = (name: keyof CardFaults, label: string, autocomplete: string, fault: string): Markup =>
    html`<label>
      ${label}
      <input
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        required
        ${faults[name] && html`aria-invalid="true" aria-describedby="${name}-fault"`}
      />
      ${faults[name] && html`<span class="field-fault" id="${name}-fault">${fault}</span>`}
    </label>`;
  return html`<h2 id="card">${localized.cardTitle}</h2>
    <p class="hint">${localized.cardHint}</p>
    <form method="post" action="${action}" aria-labelledby="card">
      ${field('number', localized.number, 'cc-number', localized.badNumber)}
      ${field('expiry', localized.expiry, 'cc-exp', localized.badExpiry)} ${field('code', localized.code, 'cc-csc', localized.badCode)}
      <button class="main" name="action" value="card">${localized.pay}</button>
    </form>`;
}

function transferForm(language: Language, action: string, order: SimulatedOrder): Markup {
  const localized = messages[language];
  return html`<h2 id="transfer">${localized.transferTitle}</h2>
    <p class="hint">${localized.transferText}</p>
    <dl>
      <dt>${localized.iban}</dt>
      <dd>NL00 MASI 0000 0000 01</dd>
      <dt>${localized.payee}</dt>
      <dd>Stichting Betaalsimulator</dd>
      <dt>${localized.reference}</dt>
      <dd>${order.orderId}</dd>
    </dl>
    <form method="post" action="${action}" aria-labelledby="transfer">
      <button class="main" name="action" value="completed">${localized.arrived}</button>
      <button name="action" value="later">${localized.later}</button>
    </form>`;
}

// After a form the browser follows us back to the shop, and its policy asks whether the form may lead there.
const policy = (order: SimulatedOrder | undefined): string => {
  const shops = order ? [...new Set([order.redirectUrl, order.cancelUrl].map((url) => new URL(url).origin))].join(' ') : '';
  return `default-src 'none'; style-src 'self'; form-action 'self' ${shops}; base-uri 'none'; frame-ancestors 'none'`;
};

function page(
  language: Language,
  title: string,
  order: SimulatedOrder | undefined,
  above: Markup | false,
  content: readonly (Markup | false)[],
  status = 200,
): Answer {
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${above && `${messages[language].faults} `}${title}</title>
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header><p>MultiSafepay (demo)</p></header>
        <main>
          <h1>${title}</h1>
          ${above}
          <p class="notice">${messages[language].simulated}</p>
          ${content}
        </main>
      </body>
    </html> `;
  const headers = { 'content-security-policy': policy(order), 'x-frame-options': 'DENY' };
  return { status, type: 'text/html; charset=utf-8', body: body.toString(), headers };
}
