CREATE TABLE "help_document_versions" (
	"type" text NOT NULL,
	"valid_from" date NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "help_document_versions_type_valid_from_pk" PRIMARY KEY("type","valid_from")
);
--> statement-breakpoint
ALTER TABLE "help_document_versions" ADD CONSTRAINT "help_document_versions_type_help_documents_type_fk" FOREIGN KEY ("type") REFERENCES "public"."help_documents"("type") ON DELETE cascade ON UPDATE no action;