title = Studio
