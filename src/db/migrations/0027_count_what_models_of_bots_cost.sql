CREATE TABLE "bot_model_use" (
	"project_id" text NOT NULL,
	"day" date NOT NULL,
	"payer" text NOT NULL,
	"calls" integer NOT NULL,
	"tokens" bigint NOT NULL,
	"micro_usd" bigint NOT NULL,
	CONSTRAINT "bot_model_use_project_id_day_payer_pk" PRIMARY KEY("project_id","day","payer")
);
