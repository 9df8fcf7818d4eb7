CREATE TABLE "read_model_change" (
	"name" text NOT NULL,
	"version" bigint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "read_model_change_name_version_key_pk" PRIMARY KEY("name","version","key")
);
