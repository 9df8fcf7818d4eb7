import { languageLocales, type Language } from '@shop/contract';
import type { ApprovalRequest, Role, RoleGrant } from '#modules/staff/index.ts';
import type { Question } from './question.ts';
import { questionTexts } from './question-texts.ts';

type Reader = { readonly language: Language; readonly branchName: (code: string) => string };

/** What shall be done: an action that has not happened yet, so never as the log calls it. */
export function titleOf({ action }: Pick<ApprovalRequest, 'action'>, { language }: Reader): string {
  const { titles } = questionTexts[language];
  return Object.hasOwn(titles, action) ? titles[action as keyof typeof titles] : action;
}

/** The same with its facts. Requests that are older than this have a sentence of their own. */
export function sentenceOf({ action, facts, summary }: Pick<ApprovalRequest, 'action' | 'facts' | 'summary'>, reader: Reader): string {
  if (facts === null) return summary ?? action;
  const question = facts as Question;
  return fill(questionTexts[reader.language].sentences[question.about], valuesOf(question, reader));
}

function valuesOf(question: Question, reader: Reader): Readonly<Record<string, string>> {
  const { language } = reader;
  const locale = languageLocales[language];
  switch (question.about) {
    case 'roles':
      return { name: question.name, roles: rolesText(question.roles, reader) };
    case 'invitation':
      return { name: question.name, email: question.email, roles: rolesText(question.roles, reader) };
    case 'refund':
    case 'exchange':
    case 'edit':
      return { order: question.order, money: moneyText(question.cents, locale), why: questionTexts[language].doubts[question.why] };
    case 'giftcard':
      return { card: question.card ?? questionTexts[language].newCard, money: moneyText(question.cents, locale), why: question.reason };
    case 'erasure':
      return { customer: String(question.customer), request: String(question.request), orders: String(question.orders) };
    case 'campaign': {
      const number = new Intl.NumberFormat(locale);
      return { name: question.name, articles: number.format(question.articles), percent: number.format(question.percent) };
    }
    case 'bulk': {
      const number = new Intl.NumberFormat(locale);
      return { rows: number.format(question.rows), fields: number.format(question.fields) };
    }
    case 'import':
      return { file: question.file, rows: new Intl.NumberFormat(locale).format(question.rows) };
  }
}

const moneyText = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100);

function rolesText(grants: readonly RoleGrant[], { language, branchName }: Reader): string {
  const nameOf = (role: Role): string => questionTexts[language].roles[role];
  const names = grants.map(({ role, branch }) => (branch === null ? nameOf(role) : `${nameOf(role)} (${branchName(branch)})`));
  return new Intl.ListFormat(languageLocales[language]).format(names);
}

/** In one pass: what is filled in may itself look like a place. */
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
