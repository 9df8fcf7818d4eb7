type News = 'in' | 'out';

/** What one tab tells the others: somebody logged in again, or out. */
const channel = new BroadcastChannel('staff-session');

export const tellTabs = (news: News): void => channel.postMessage(news);

export function onTabNews(listener: (news: News) => void): () => void {
  const hear = ({ data }: MessageEvent<News>) => listener(data);
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}
