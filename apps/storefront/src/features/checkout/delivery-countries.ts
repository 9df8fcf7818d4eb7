/** Where parcels go; a bill may go anywhere (LAW-24). What the shop really takes it says when the address is sent. */
export const deliveryCountries: readonly string[] = ['NL', 'DE', 'BE', 'AT', 'LU'];
