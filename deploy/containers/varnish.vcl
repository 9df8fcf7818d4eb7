vcl 4.1;

# Varnish in front of the shops of compose.yaml; the rules are in shop.vcl beside it.

import directors;
import std;

probe well { .url = "/readyz"; .interval = 2s; .timeout = 1s; .window = 4; .threshold = 2; }
backend shop1 {
  .host = "shop1"; .port = "3000"; .probe = well;
  .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 10s;
}
backend shop2 {
  .host = "shop2"; .port = "3000"; .probe = well;
  .connect_timeout = 2s; .first_byte_timeout = 35s; .between_bytes_timeout = 10s;
}

sub vcl_init {
  new shops = directors.round_robin();
  shops.add_backend(shop1);
  shops.add_backend(shop2);
}

# The networks of containers.
acl purgers { "10.0.0.0"/8; "172.16.0.0"/12; "192.168.0.0"/16; }

sub may_purge {
  if (client.ip !~ purgers || req.http.Authorization != "Bearer " + regsub(std.fileread("/run/secrets/purge-token"), "\s+$", "")) {
    return (synth(403, "Forbidden"));
  }
}

sub vcl_recv { set req.backend_hint = shops.backend(); }

include "./shop.vcl";
