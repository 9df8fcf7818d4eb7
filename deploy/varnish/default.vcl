vcl 4.1;

# Varnish 7 in front of one shop; the rules are in shop.vcl beside it.
# PURGE_URLS of the shop names this server, PURGE_TOKEN is the token below.

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 35s;
  .between_bytes_timeout = 10s;
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 4; .threshold = 2; }
}

# Where the shop's own processes call from.
acl purgers { "localhost"; "127.0.0.1"; "::1"; }

sub may_purge {
  if (client.ip !~ purgers || req.http.Authorization != "Bearer change-me-to-the-token-of-the-shop") {
    return (synth(403, "Forbidden"));
  }
}

include "./shop.vcl";
