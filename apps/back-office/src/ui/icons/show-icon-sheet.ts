import sheet from './icons.svg?url';

/**
 * Puts the sheet of all icons into the page, once: an icon that points into another file is a request each time it is drawn, even when the
 * file is there (measured: 200 ms of an order with 400 lines). As a document, because a text would have to be parsed as HTML, which trusted types
 * refuse. Icons drawn before it is here appear with it.
 */
export function showIconSheet(): void {
  const request = new XMLHttpRequest();
  request.open('GET', sheet);
  request.responseType = 'document';
  request.overrideMimeType('image/svg+xml');
  request.addEventListener('load', () => {
    const drawings = request.responseXML?.documentElement;
    if (drawings) document.body.append(document.adoptNode(drawings));
  });
  request.send();
}
